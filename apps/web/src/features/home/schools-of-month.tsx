import type { SchoolAtHome } from '@lauda/contract/home';
import type { ReactNode } from 'react';
import { Table } from '../../ui/layout/table';
import { EmptyState } from '../../ui/states/empty-state';
import styles from './home.module.css';
import { texts } from './texts';

type Figure = SchoolAtHome['delivery'];

/** For those who answer for schools: is it being used, and is the writing getting better. */
export function SchoolsOfMonth({ schools, count }: { schools: SchoolAtHome[]; count: number }) {
  const figure =
    (read: (school: SchoolAtHome) => Figure, words: (value: number | null) => string) =>
    (school: SchoolAtHome): ReactNode => {
      const { this_month, last_month } = read(school);
      return (
        <>
          <b className={styles.figure}>{words(this_month)}</b> <span className={styles.before}>{texts.against(words(last_month))}</span>
        </>
      );
    };
  return (
    <section aria-labelledby="escolas-do-mes" className={styles.classes}>
      <h2 id="escolas-do-mes">{texts.schools}</h2>
      {count === 0 ? (
        <EmptyState compact level={3} drawing="class" title={texts.noSchools} />
      ) : (
        <Table
          caption={texts.schoolsCaption}
          captionHidden
          rows={schools}
          rowKey={({ school_id }) => school_id}
          columns={[
            {
              key: 'name',
              title: texts.school,
              heads: true,
              cell: ({ name, count_students }) => <NameOf name={name} students={count_students} />,
            },
            { key: 'delivery', title: texts.delivery, cell: figure(({ delivery }) => delivery, texts.percent) },
            { key: 'texts', title: texts.written, cell: figure((school) => school.texts, texts.count) },
            { key: 'mean', title: texts.average, cell: figure(({ mean }) => mean, texts.percent) },
          ]}
        />
      )}
      {schools.length < count && <p className={styles.before}>{texts.schoolsShown(schools.length, count)}</p>}
    </section>
  );
}

const NameOf = ({ name, students }: { name: string; students: number }) => (
  <>
    {name} <span className={styles.before}>{texts.students(students)}</span>
  </>
);
