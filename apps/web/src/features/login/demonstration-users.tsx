import type { DemonstrationUser } from '@lauda/contract/demonstration';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import styles from './demonstration-users.module.css';
import { texts } from './texts';

const words = texts.demonstration;

type Props = { users: readonly DemonstrationUser[]; disabled: boolean; onChoose: (user: DemonstrationUser) => void };

/** Only where demonstration data was loaded: everyone one can be, a click each. */
export function DemonstrationUsers({ users, disabled, onChoose }: Props) {
  return (
    <section className={styles.people} aria-labelledby="demonstracao">
      <h2 id="demonstracao">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.list}>
        {users.map((user) => (
          <li key={user.username}>
            <button type="button" className={styles.person} disabled={disabled} onClick={() => onChoose(user)}>
              <span className={styles.name}>{`${user.first_name} ${user.last_name}`}</span>
              <span className={styles.role}>{user.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        <Link to={paths.mailbox}>{words.mailbox}</Link>
      </p>
    </section>
  );
}
