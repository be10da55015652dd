import { useState } from 'react';
import { Button } from '../../ui/actions/button';
import { Card, CardGrid } from '../../ui/layout/card';
import { Disclosure } from '../../ui/layout/disclosure';
import { ListRow, ListRows } from '../../ui/layout/list-row';
import { type Column, type Sort, Table } from '../../ui/layout/table';
import { Tabs } from '../../ui/layout/tabs';
import { Badge } from '../../ui/signs/badge';
import { Count } from '../../ui/signs/count';
import { ProgressBar } from '../../ui/signs/progress-bar';
import { GallerySection } from './gallery-section';
import { texts } from './texts';
import styles from './ui-gallery.module.css';

const words = texts.layout;
type Student = { name: string; state: 'done' | 'sent' | 'late'; words: number; grade: number | null };
type Key = keyof Student;

const STUDENTS: Student[] = [
  { name: 'Ana Beatriz Nogueira', state: 'done', words: 318, grade: 760 },
  { name: 'Davi Lucas Teixeira', state: 'sent', words: 274, grade: null },
  { name: 'Maria Clara dos Santos', state: 'done', words: 351, grade: 880 },
  { name: 'Wesley Araújo', state: 'late', words: 0, grade: null },
];
const TONES = { done: 'ok', sent: 'primary', late: 'warn' } as const;
const COLUMNS: Column<Student, Key>[] = [
  { key: 'name', title: words.columns.name, cell: (student) => student.name, heads: true, sortable: true },
  { key: 'state', title: words.columns.state, cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge> },
  { key: 'words', title: words.columns.words, cell: (student) => student.words, align: 'end', sortable: true },
  { key: 'grade', title: words.columns.grade, cell: (student) => student.grade ?? '–', align: 'end', sortable: true },
];

const compare = (one: Student, other: Student, key: Key) =>
  key === 'name' ? one.name.localeCompare(other.name, 'pt-BR') : Number(one[key] ?? -1) - Number(other[key] ?? -1);

export function LayoutSection() {
  const [sort, setSort] = useState<Sort<Key>>({ key: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const students = STUDENTS.toSorted((one, other) => sign * compare(one, other, sort.key));
  return (
    <GallerySection title={texts.sections.layout}>
      <div className={styles.greeting}>
        <p className={styles.hello}>{words.greeting}</p>
        <p className={styles.helloLead}>{words.greetingLead}</p>
      </div>
      <ListRows>
        {words.rows.map(([number, sentence, aside, action, tone]) => (
          <ListRow key={number} number={number} aside={aside} action={action} tone={tone} to="#">
            {sentence}
          </ListRow>
        ))}
      </ListRows>
      <CardGrid>
        {words.cards.map(([name, theme, value, max, sentence, tone]) => (
          <Card key={name} as="article">
            <h3>{name}</h3>
            <p className={styles.theme}>{theme}</p>
            <ProgressBar label={words.progress} labelHidden value={value} max={max} words={sentence} tone={tone} />
          </Card>
        ))}
      </CardGrid>
      <Table caption={words.table} columns={COLUMNS} rows={students} rowKey={(student) => student.name} sort={sort} onSort={setSort} />
      <Tabs
        label={words.tabs}
        tabs={[
          {
            id: 'engagement',
            text: words.tabEngagement,
            count: <Count tone="calm">{34}</Count>,
            content: words.tabText(words.tabEngagement),
          },
          { id: 'skills', text: words.tabSkills, content: words.tabText(words.tabSkills) },
          { id: 'summary', text: words.tabSummary, content: <Button>{words.action}</Button> },
        ]}
      />
      <div>
        <Disclosure title={words.question} open>
          {words.answer}
        </Disclosure>
        <Disclosure title={words.question2}>{words.answer}</Disclosure>
      </div>
    </GallerySection>
  );
}
