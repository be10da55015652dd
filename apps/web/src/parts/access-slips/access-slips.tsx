import styles from './access-slips.module.css';
import type { SlipPerson } from './slips-in-hand';
import { texts } from './texts';

/** Two columns of five. */
const PER_SHEET = 10;

export const sheetsFor = (people: number) => Math.ceil(people / PER_SHEET);

type Props = {
  people: readonly SlipPerson[];
  schoolName: string;
  groupName: string;
  /** Address of the network's logo; without one, the school's name stands alone. */
  networkLogo: string | null;
  /** Where the student enters, as one types it. */
  address: string;
};

/** A4 sheets of slips to cut apart. On paper nothing else of the page is seen; on the screen each sheet is shown as it will come out. */
export function AccessSlips({ people, ...place }: Props) {
  const sheets = Array.from({ length: sheetsFor(people.length) }, (_, sheet) => people.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET));
  return (
    <div className={styles.sheets}>
      {sheets.map((slips, sheet) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are numbered and never move
        <section key={sheet} className={styles.sheet} aria-label={texts.sheet(sheet + 1, sheets.length)}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
          <ul role="list" className={styles.slips}>
            {slips.map((person) => (
              <Slip key={person.username} person={person} {...place} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Slip({ person, schoolName, groupName, networkLogo, address }: Omit<Props, 'people'> & { person: SlipPerson }) {
  return (
    <li className={styles.slip}>
      <div className={styles.head}>
        {networkLogo && <img src={networkLogo} alt="" className={styles.logo} />}
        <p className={styles.place}>
          <span>{schoolName}</span>
          <span>{groupName}</span>
        </p>
      </div>
      <p className={styles.name}>
        {person.first_name} {person.last_name}
      </p>
      <dl className={styles.keys}>
        <dt>{texts.username}</dt>
        <dd translate="no">{person.username}</dd>
        <dt>{texts.password}</dt>
        <dd translate="no">{person.first_password}</dd>
      </dl>
      <p className={styles.sentence}>
        {texts.enterAt}{' '}
        <strong translate="no" className={styles.address}>
          {address}
        </strong>
        {'. '}
        {texts.sentence}
      </p>
    </li>
  );
}
