import type { StudentWriting } from '@lauda/contract/student-writing';
import type { Student } from '@lauda/contract/students';
import { hasDelivered } from '@lauda/domain/writing/activity-progress';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { ExportMenu } from '../../../parts/export-table/export-menu';
import { ProgressBadge } from '../../../parts/progress-badge';
import { type Column, Table } from '../../../ui/layout/table';
import { Badge } from '../../../ui/signs/badge';
import { EmptyState } from '../../../ui/states/empty-state';
import { texts } from './texts';
import styles from './writing.module.css';
import { WritingLoaded } from './writing-loaded';
import { writingSheet } from './writing-sheet';

const words = texts.list;

type Written = StudentWriting['activities'][number];
type Key = 'activity' | 'state' | 'handed' | 'words' | 'total' | 'actions';

const COLUMNS: Column<Written, Key>[] = [
  {
    key: 'activity',
    title: words.activity,
    heads: true,
    cell: ({ test_type, test_id, title, school_group_name, genre_name, parent_composition_id }) => (
      <>
        <Link to={paths.activity(test_type, test_id)}>{title}</Link>{' '}
        {parent_composition_id !== null && <Badge tone="primary">{words.rewriting}</Badge>}
        <span className={styles.under}>{words.group(school_group_name, test_type, genre_name)}</span>
      </>
    ),
  },
  { key: 'state', title: words.state, cell: ({ progress }) => <ProgressBadge progress={progress} /> },
  {
    key: 'handed',
    title: words.handed,
    cell: ({ submitted_at, is_late }) =>
      submitted_at ? (
        <>
          {texts.day(submitted_at)} {is_late && <span className={styles.late}>{words.late}</span>}
        </>
      ) : (
        words.none
      ),
  },
  {
    key: 'words',
    title: words.words,
    align: 'end',
    cell: ({ count_words }) => (count_words > 0 ? texts.number(count_words) : words.none),
  },
  {
    key: 'total',
    title: words.total,
    align: 'end',
    cell: ({ total, max_total }) => (total === null ? words.none : <span className={styles.total}>{words.of(total, max_total)}</span>),
  },
  { key: 'actions', title: words.actions, align: 'end', cell: actionsOn },
];

export function TextsTab({ student }: { student: Student }) {
  return (
    <WritingLoaded studentId={student.id}>
      {({ activities }) =>
        activities.length === 0 ? (
          <EmptyState compact drawing="sheet" title={texts.noTexts}>
            <p>{texts.noTextsWhy}</p>
          </EmptyState>
        ) : (
          <section className={styles.block} aria-labelledby="textos-do-estudante">
            <div className={styles.head}>
              <h2 id="textos-do-estudante">{words.caption(activities.length)}</h2>
              <ExportMenu sheet={() => writingSheet(student, activities)} />
            </div>
            <Table
              caption={words.caption(activities.length)}
              captionHidden
              columns={COLUMNS}
              rows={activities}
              rowKey={({ test_id }) => test_id}
            />
          </section>
        )
      }
    </WritingLoaded>
  );
}

function actionsOn({ composition_id, parent_composition_id, progress }: Written) {
  if (composition_id === null || !hasDelivered(progress)) return words.none;
  return (
    <span className={styles.actions}>
      <Link to={paths.review(composition_id)}>{words.read}</Link>
      {parent_composition_id !== null && <Link to={paths.versions(composition_id)}>{words.versions}</Link>}
    </span>
  );
}
