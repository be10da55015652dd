import { messages } from '@lauda/contract/messages';
import type { ReviewElement } from '@lauda/contract/review-parts';
import { canBeNull } from '@lauda/domain/reviewing/c5-elements';
import type { Sql } from '../../../db/sql';
import { invalid } from '../../../problems';
import { textOf } from './update.queries';

/** Each element once, null only where that means something, and its excerpt within the text. */
export async function refuseElements(sql: Sql, compositionId: number, elements: readonly ReviewElement[]) {
  const { length } = await textOf(sql, compositionId);
  const isWrong = ({ element, state, start, end }: ReviewElement) =>
    (state === 'nulo' && !canBeNull(element)) ||
    (start === null) !== (end === null) ||
    (start !== null && end !== null && (end <= start || end > length));
  const isTwice = new Set(elements.map(({ element }) => element)).size < elements.length;
  if (isTwice || elements.some(isWrong)) throw invalid({ elements: [messages.wrongElements] });
}
