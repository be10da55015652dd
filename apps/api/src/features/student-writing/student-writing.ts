import type { StudentWriting, studentWritings } from '@lauda/contract/student-writing';
import { hasDelivered } from '@lauda/domain/writing/activity-progress';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { notFound } from '../../problems';
import { schoolProgress } from '../../writing/stages';
import { type GridRow, gridsOf, isStudent, type WrittenRow, writtenBy } from './student-writing.queries';

export async function readWriting({ sql, reach, user, address, params }: Call<typeof studentWritings.get>): Promise<StudentWriting> {
  if (!(await isStudent(sql, reach, params.id))) throw notFound();
  await recordAudit(sql, { actor_id: user.user.id, address }, 'student.read', [{ student_id: params.id, details: { part: 'writing' } }]);
  const rows = await writtenBy(sql, reach, params.id);
  const grids = await gridsOf(sql, [...new Set(rows.map(({ review_grid_id }) => review_grid_id))]);
  return {
    activities: rows.map((row) => ({ ...row, progress: schoolProgress(row) })),
    evolution: grids.map((grid) => ({ ...grid, texts: gradedOn(grid, rows) })).filter(({ texts }) => texts.length > 0),
    engagement: engagementOf(rows),
  };
}

/** In the order of time. */
const gradedOn = ({ review_grid_id }: GridRow, rows: readonly WrittenRow[]) =>
  rows
    .flatMap(({ composition_id, title, finished, total, points, ...row }) =>
      row.review_grid_id !== review_grid_id || composition_id === null || finished === null || total === null || points === null
        ? []
        : [{ composition_id, title, finished, total, points }],
    )
    .toSorted((a, b) => Date.parse(a.finished) - Date.parse(b.finished));

/** What is still open and not begun is not yet expected. */
function engagementOf(rows: readonly WrittenRow[]): StudentWriting['engagement'] {
  const delivered = rows.filter((row) => hasDelivered(schoolProgress(row)));
  const published = rows.filter(({ is_published }) => is_published);
  return {
    expected: rows.filter((row) => !row.is_open || row.composition_id !== null).length,
    delivered: delivered.length,
    on_time: delivered.filter(({ is_late }) => !is_late).length,
    rewritten: delivered.filter(({ is_rewriting }) => is_rewriting).length,
    feedback_opened: published.filter(({ has_opened }) => has_opened).length,
    published: published.length,
    median_minutes: medianMinutes(delivered),
    last_submitted:
      delivered.flatMap(({ submitted_at }) => submitted_at ?? []).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null,
  };
}

/** Of those written on the screen: a text typed from paper took no time there. */
function medianMinutes(rows: readonly WrittenRow[]): number | null {
  const seconds = rows.flatMap(({ seconds_writing }) => (seconds_writing > 0 ? [seconds_writing] : [])).toSorted((a, b) => a - b);
  const middle = (seconds.length - 1) / 2;
  const [low, high] = [seconds[Math.floor(middle)], seconds[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 12) / 10;
}
