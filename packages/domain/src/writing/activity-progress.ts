import type { ProgressState } from '@lauda/contract/activities';
import type { CompositionStatus } from './composition-life';

export type CompositionFacts = { status: CompositionStatus; is_zeroed: boolean; is_published: boolean };

const OF_STATUS: Record<CompositionStatus, ProgressState> = {
  not_started: 'nao_iniciada',
  writing: 'em_andamento',
  submitted: 'entregue',
  in_review: 'em_correcao',
  reviewed: 'corrigida',
};

/** As the school sees it: a review counts from when it is finished. Someone without a composition has not started. */
export function progressOf(composition: CompositionFacts | undefined): ProgressState {
  if (!composition) return 'nao_iniciada';
  if (composition.status === 'reviewed' && composition.is_zeroed) return 'zerada';
  return OF_STATUS[composition.status];
}

/** As the student sees it: until the review is published it is still going on. */
export function progressForStudent(composition: CompositionFacts | undefined): ProgressState {
  if (composition?.status === 'reviewed' && !composition.is_published) return 'em_correcao';
  return progressOf(composition);
}

export const hasDelivered = (state: ProgressState) => state !== 'nao_iniciada' && state !== 'em_andamento';
export const hasGrade = (state: ProgressState) => state === 'corrigida' || state === 'zerada';

export type ProgressTally = Record<ProgressState, number>;

export function tallyOf(states: readonly ProgressState[]): ProgressTally {
  const counts: ProgressTally = { nao_iniciada: 0, em_andamento: 0, entregue: 0, em_correcao: 0, corrigida: 0, zerada: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** Not rounded; undefined when there is nobody to count. */
export function deliveredPercent(counts: ProgressTally): number | undefined {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  return (100 * (all - counts.nao_iniciada - counts.em_andamento)) / all;
}

export type Punctuality = 'on_time' | 'late' | 'missing' | 'still_open';

/** `late` was delivered after the deadline, `missing` was not delivered and the deadline is over. The deadline itself is still in time. */
export function punctualityOf({
  deadline,
  submitted_at,
  now,
}: {
  deadline: string | null;
  submitted_at: string | null;
  now: Date;
}): Punctuality {
  const end = deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);
  if (submitted_at !== null) return Date.parse(submitted_at) > end ? 'late' : 'on_time';
  return now.getTime() > end ? 'missing' : 'still_open';
}

export type Band = 'high' | 'medium' | 'low';

/** By the whole number that the screen shows: what reads 80 % is never called medium. */
export function bandOf(percent: number): Band {
  const shown = Math.round(percent);
  if (shown >= 80) return 'high';
  return shown >= 50 ? 'medium' : 'low';
}
