import type { SchoolGroup } from '@lauda/contract/schools';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths';
import { Breadcrumb } from '../../../ui/layout/breadcrumb';
import { PageHeader } from '../../../ui/layout/page-header';
import styles from './members.module.css';
import { texts } from './texts';

export function ClassHeader({ group, count, actions }: { group: SchoolGroup; count: number; actions: ReactNode }) {
  const facts: readonly (readonly [name: string, value: string])[] = [
    [texts.facts.students, texts.number(count)],
    [texts.facts.grade, group.school_grade_name],
    [texts.facts.year, String(group.school_year)],
    [texts.facts.teachers, group.teachers.length > 0 ? texts.people(group.teachers) : texts.nobody],
    [texts.facts.paths, group.uses_learning_path ? texts.usesPaths : texts.withoutPaths],
  ];
  return (
    <>
      <PageHeader
        above={<Breadcrumb places={[{ text: texts.classes, to: paths.classes }, { text: group.name }]} />}
        title={group.name}
        lead={group.school_name}
        actions={actions}
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
