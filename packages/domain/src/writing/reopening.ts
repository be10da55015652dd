import type { ProgressState } from '@lauda/contract/activities';
import { hasDelivered, hasGrade } from './activity-progress';

/** Of a path, or of an activity by itself: before, between and after its dates. */
export type PhaseState = 'agendada' | 'em_andamento' | 'encerrada';
export type WritingStage = 'writing' | 'rewriting';

/** Where a student is, stage by stage. An activity without rewriting has only the first. */
export type StageProgress = { user_id: number; writing: ProgressState; rewriting: ProgressState };

export type Reopenable = {
  user_id: number;
  progress: ProgressState;
  group: 'done' | 'zeroed' | 'pending';
  is_preselected: boolean;
  can_reopen: boolean;
  /** Why it may not be chosen: someone is correcting the text, or there is no first version to rewrite. */
  blocked: 'in_review' | 'nothing_to_rewrite' | null;
};

const groupOf = (state: ProgressState): Reopenable['group'] => {
  if (state === 'zerada') return 'zeroed';
  return hasDelivered(state) ? 'done' : 'pending';
};

/** While it runs: only those whose stage, and every stage before it, is done and corrected. */
const isListedWhileRunning = ({ writing, rewriting }: StageProgress, stage: WritingStage) =>
  hasGrade(writing) && (stage === 'writing' || hasGrade(rewriting));

function blockOf(student: StageProgress, stage: WritingStage): Reopenable['blocked'] {
  if (student[stage] === 'em_correcao') return 'in_review';
  return stage === 'rewriting' && !hasDelivered(student.writing) ? 'nothing_to_rewrite' : null;
}

/**
 * Who is offered for reopening a stage. Running: who has been corrected, to be chosen by hand. Closed: everyone, and those who did not deliver
 * are chosen already, since they are the reason to reopen what is over. Nothing that has not begun is reopened.
 */
export function reopenable(phase: PhaseState, stage: WritingStage, students: readonly StageProgress[]): Reopenable[] {
  if (phase === 'agendada') return [];
  return students
    .filter((student) => phase === 'encerrada' || isListedWhileRunning(student, stage))
    .map((student) => {
      const progress = student[stage];
      const blocked = blockOf(student, stage);
      return {
        user_id: student.user_id,
        progress,
        group: groupOf(progress),
        is_preselected: phase === 'encerrada' && !hasDelivered(progress) && blocked === null,
        can_reopen: blocked === null,
        blocked,
      };
    });
}

/** What the server asks of each one that was sent: listed, and free to be reopened. */
export const canReopen = (phase: PhaseState, stage: WritingStage, student: StageProgress) =>
  reopenable(phase, stage, [student]).some(({ can_reopen }) => can_reopen);
