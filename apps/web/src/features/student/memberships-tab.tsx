import type { Student } from '@lauda/contract/students';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { EmptyState } from '../../ui/states/empty-state';
import styles from './student.module.css';
import { texts } from './texts';

const words = texts.memberships;

export type Membership = Student['memberships'][number];

type Props = {
  memberships: readonly Membership[];
  /** Null: the person only reads. */
  onMove: ((from: Membership) => void) | null;
  onLeave: ((from: Membership) => void) | null;
};

/** Where the student is, and where they were. */
export function MembershipsTab({ memberships, onMove, onLeave }: Props) {
  const present = memberships.filter(({ ended }) => ended === null);
  const former = memberships.filter(({ ended }) => ended !== null);
  return (
    <div className={styles.blocks}>
      <section aria-labelledby="turmas-agora">
        <h2 id="turmas-agora">{words.present}</h2>
        {present.length === 0 ? (
          <EmptyState compact level={3} drawing="class" title={words.none}>
            <p>{words.noneWhy}</p>
          </EmptyState>
        ) : (
          <Rows memberships={present}>
            {(one) => (
              <>
                {onMove && (
                  <Button size="s" aria-label={words.moveFrom(one.school_group_name)} onClick={() => onMove(one)}>
                    {texts.move}
                  </Button>
                )}
                {onLeave && (
                  <Button size="s" variant="quiet" aria-label={words.leaveFrom(one.school_group_name)} onClick={() => onLeave(one)}>
                    {texts.leave}
                  </Button>
                )}
              </>
            )}
          </Rows>
        )}
      </section>
      <section aria-labelledby="turmas-antes">
        <h2 id="turmas-antes">{words.former}</h2>
        {former.length === 0 ? <p className={styles.lead}>{words.noFormer}</p> : <Rows memberships={former}>{() => null}</Rows>}
      </section>
    </div>
  );
}

function Rows({ memberships, children }: { memberships: readonly Membership[]; children: (one: Membership) => ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.rows}>
      {memberships.map((one) => (
        <li key={one.user_role_id} className={styles.row}>
          <span className={styles.words}>
            <Link to={paths.schoolGroup(one.school_group_id)}>{texts.at(one.school_group_name, one.school_name)}</Link>
            <span className={styles.aside}>
              {words.year(one.school_year)}. {one.ended ? words.period(one.started, one.ended) : words.since(one.started)}.
            </span>
          </span>
          <span className={styles.rowActions}>{children(one)}</span>
        </li>
      ))}
    </ul>
  );
}
