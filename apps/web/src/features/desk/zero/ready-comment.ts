import type { Composition } from '@lauda/contract/compositions';
import type { ZeroComment } from '@lauda/contract/review-grids';
import { type Actor, isReviewer } from '@lauda/domain/people/roles';

/** The ready words for a reason, for whoever says them, with the figures of this text. */
export function readyComment(
  comments: readonly ZeroComment[],
  reasonId: number,
  actor: Actor,
  { count_words, genre }: Composition,
): string {
  const role = isReviewer(actor) ? 'reviewer' : 'teacher';
  const ofReason = comments.filter(({ zero_grade_reason_id }) => zero_grade_reason_id === reasonId);
  const found = ofReason.find(({ user_role }) => user_role === role) ?? ofReason[0];
  const number = (value: number) => value.toLocaleString('pt-BR');
  return (found?.text ?? '').replaceAll('{palavras}', number(count_words)).replaceAll('{minimo}', number(genre.min_words));
}
