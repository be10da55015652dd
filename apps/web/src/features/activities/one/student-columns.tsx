import type { ActivityWithScore, StudentOnActivity } from '@lauda/contract/activities';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { ProgressBadge } from '../../../parts/progress-badge';
import { tickLook } from '../../../ui/fields/tick-look';
import type { Column } from '../../../ui/layout/table';
import { Badge } from '../../../ui/signs/badge';
import styles from '../activities.module.css';
import { HandInButton } from '../dialogs/hand-in-button';
import { UnfinishButton } from '../dialogs/unfinish-button';
import { texts } from '../texts';
import { nameOf, type StudentKey } from './student-rows';

type Facts = { activity: ActivityWithScore; mayCorrect: boolean; mayHandIn: boolean };

/** For many at once; a phone has no room for it in its cards, and shows it as their first line. */
export const selectColumn = (
  selected: ReadonlySet<number>,
  onSelect: (selected: ReadonlySet<number>) => void,
): Column<StudentOnActivity, StudentKey> => ({
  key: 'select',
  title: texts.selectColumn,
  cell: (student) => (
    <input
      type="checkbox"
      className={tickLook}
      aria-label={texts.select(nameOf(student))}
      checked={selected.has(student.user_id)}
      onChange={({ target }) => {
        const next = new Set(selected);
        if (target.checked) next.add(student.user_id);
        else next.delete(student.user_id);
        onSelect(next);
      }}
    />
  ),
});

export const studentColumns = ({ activity, mayCorrect, mayHandIn }: Facts): Column<StudentOnActivity, StudentKey>[] => [
  {
    key: 'name',
    title: texts.student,
    heads: true,
    sortable: true,
    cell: (student) => (
      <>
        <Link to={paths.student(student.user_id)}>{nameOf(student)}</Link>{' '}
        {student.has_adaptations && <Badge tone="warn">{texts.adapted}</Badge>}
      </>
    ),
  },
  {
    key: 'progress',
    title: texts.state,
    sortable: true,
    cell: ({ progress }) => <ProgressBadge progress={progress} />,
  },
  {
    key: 'handed',
    title: texts.handed,
    sortable: true,
    cell: ({ submitted_at, is_late }) =>
      submitted_at ? (
        <>
          {texts.moment(submitted_at)} {is_late && <span className={styles.late}>{texts.delayed}</span>}
        </>
      ) : (
        texts.notHanded
      ),
  },
  {
    key: 'words',
    title: texts.words,
    align: 'end',
    sortable: true,
    cell: ({ count_words }) => (count_words > 0 ? count_words : texts.notHanded),
  },
  {
    key: 'total',
    title: texts.total,
    align: 'end',
    sortable: true,
    cell: ({ total }) => (total === null ? texts.points(total) : <b className={styles.total}>{texts.points(total)}</b>),
  },
  {
    key: 'actions',
    title: texts.rowActions,
    align: 'end',
    cell: (student) => <StudentActions student={student} activity={activity} mayCorrect={mayCorrect} mayHandIn={mayHandIn} />,
  },
];

function StudentActions({ student, activity, mayCorrect, mayHandIn }: Facts & { student: StudentOnActivity }) {
  const { composition_id, progress, rewriting_id } = student;
  const isOpen = progress === 'nao_iniciada' || progress === 'em_andamento';
  return (
    <span className={styles.rowActions}>
      {composition_id !== null && !isOpen && (
        <Link to={paths.review(composition_id)}>{mayCorrect && progress === 'entregue' ? texts.correct : texts.read}</Link>
      )}
      {composition_id !== null && rewriting_id !== null && <Link to={paths.versions(rewriting_id)}>{texts.versions}</Link>}
      {composition_id !== null && progress === 'entregue' && mayHandIn && <UnfinishButton compositionId={composition_id} />}
      {isOpen && mayHandIn && <HandInButton testId={activity.id} student={student} />}
    </span>
  );
}
