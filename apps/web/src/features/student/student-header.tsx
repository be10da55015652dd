import type { Student } from '@lauda/contract/students';
import type { ReactNode } from 'react';
import { dotted } from '../../lib/dotted';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { Badge } from '../../ui/signs/badge';
import styles from './student.module.css';
import { texts } from './texts';

/** Who, at a glance. */
export function StudentHeader({ student, actions }: { student: Student; actions: ReactNode }) {
  const name = `${student.first_name} ${student.last_name}`;
  const present = student.memberships.filter(({ ended }) => ended === null);
  const first = present[0];
  const isAdapted = Object.values(student.adaptations).some(Boolean);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [texts.facts.username, student.username],
    [texts.facts.registration, student.registration],
    [texts.facts.birth_date, student.birth_date ? texts.birthday(student.birth_date) : ''],
    [texts.facts.email, student.email],
  ];
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            places={[
              { text: texts.classes, to: paths.classes },
              ...(first ? [{ text: first.school_group_name, to: paths.schoolGroup(first.school_group_id) }] : []),
              { text: name },
            ]}
          />
        }
        title={name}
        lead={first ? dotted(...present.map((one) => texts.at(one.school_group_name, one.school_name))) : texts.noClass}
        actions={actions}
      />
      <div className={styles.facts}>
        <dl>
          {facts
            .filter(([, value]) => value !== '')
            .map(([title, value]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <p className={styles.badges}>
          {student.archived && <Badge tone="bad">{texts.archivedBadge}</Badge>}
          {student.must_change_password && <Badge tone="warn">{texts.pending}</Badge>}
          {isAdapted && <Badge tone="primary">{texts.adaptedBadge}</Badge>}
        </p>
      </div>
    </>
  );
}
