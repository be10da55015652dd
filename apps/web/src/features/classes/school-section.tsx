import type { School } from '@lauda/contract/schools';
import { dotted } from '../../lib/dotted';
import { Disclosure } from '../../ui/layout/disclosure';
import { byGrade, type ClassesOfSchool } from './class-list';
import { ClassRow } from './class-row';
import styles from './classes.module.css';
import { texts } from './texts';

type Props = {
  classes: ClassesOfSchool;
  /** Where it is and which network it belongs to, for who reaches several. */
  school: School | undefined;
  /** Many schools are folded: what is not open is not drawn. Null: always open, without a way to fold. */
  open: boolean | null;
  onToggle: (open: boolean) => void;
};

export function SchoolSection({ classes, school, open, onToggle }: Props) {
  const facts = dotted(
    school && texts.place(school.city, school.state),
    school?.school_network_name,
    texts.groups(classes.groups.length),
    texts.students(classes.students),
    school?.is_test && texts.trial,
  );
  const heading = (
    <>
      <h2 className={styles.school}>{classes.name}</h2>
      <span className={styles.facts}>{facts}</span>
    </>
  );
  if (open === null) {
    return (
      <section className={styles.section}>
        <div className={styles.schoolLine}>{heading}</div>
        <Grades classes={classes} />
      </section>
    );
  }
  return (
    <section className={styles.section}>
      <Disclosure title={<span className={styles.schoolLine}>{heading}</span>} open={open} onToggle={onToggle}>
        {open && <Grades classes={classes} />}
      </Disclosure>
    </section>
  );
}

function Grades({ classes }: { classes: ClassesOfSchool }) {
  return byGrade(classes.groups).map(({ grade, name, groups }) => (
    <div key={grade} className={styles.grade}>
      <h3 className={styles.gradeName}>{name}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.rows}>
        {groups.map((group) => (
          <ClassRow key={group.id} group={group} />
        ))}
      </ul>
    </div>
  ));
}
