import { progressOf } from '@lauda/domain/writing/activity-progress';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import type { StageProgress, WritingStage } from '@lauda/domain/writing/reopening';
import type { StageRow } from './activities.queries';

export const stageOf = ({ parent_id }: { parent_id: number | null }): WritingStage => (parent_id === null ? 'writing' : 'rewriting');

/** What the school sees; for that it does not matter what is published. */
export const schoolProgress = (row: { status: CompositionStatus; is_zero: boolean }) =>
  progressOf({ status: row.status, is_zeroed: row.is_zero, is_published: false });

/** Where a student is on an activity and, where it is a rewriting, on the one before it. */
export const stageProgress = (row: StageRow, stage: WritingStage): StageProgress => ({
  user_id: row.user_id,
  writing: stage === 'writing' ? schoolProgress(row) : schoolProgress({ status: row.parent_status, is_zero: row.parent_is_zero }),
  rewriting: stage === 'rewriting' ? schoolProgress(row) : 'nao_iniciada',
});
