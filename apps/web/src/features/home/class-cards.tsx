import type { SchoolGroup } from '@lauda/contract/schools';
import { useState } from 'react';
import { Button } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import styles from './home.module.css';
import { texts } from './texts';

/** Three rows of three: what one takes in at a glance. */
const AT_A_GLANCE = 9;

export function ClassCards({ groups }: { groups: readonly SchoolGroup[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? groups : groups.slice(0, AT_A_GLANCE);
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.cards}>
        {shown.map((group) => (
          <Card as="li" key={group.id}>
            <h3>{group.name}</h3>
            <p className={styles.grade}>{texts.gradeAndStudents(group.school_grade_name, group.count_students)}</p>
            <p className={styles.school}>{group.school_name}</p>
          </Card>
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button variant="quiet" className={styles.all} onClick={() => setAll(true)}>
          {texts.showAll(groups.length)}
        </Button>
      )}
    </>
  );
}
