import type { C5Element, ReviewElement } from '@lauda/contract/review-parts';
import { PURPOSE } from './variation/weaken';

const MEANS = /(por meio d|através d|mediante )[^.;,]{4,140}/u;
const WORTH = 40;

function spanIn(text: string, pattern: RegExp) {
  const last = text.lastIndexOf('\n') + 1;
  const match = new RegExp(pattern.source, 'u').exec(text.slice(last));
  if (!match) return null;
  const lead = /^[\s,]*/.exec(match[0])?.[0].length ?? 0;
  return { start: last + match.index + lead, end: last + match.index + match[0].length };
}

/** As many elements of the proposal as its grade stands for; those whose words are known bring their place. */
export function elementsFor(text: string, points: number): ReviewElement[] {
  const spans: Partial<Record<C5Element, { start: number; end: number } | null>> = {
    finalidade: spanIn(text, PURPOSE),
    meio: spanIn(text, MEANS),
  };
  const others: C5Element[] = ['finalidade', 'meio', 'detalhamento'];
  const inOrder: C5Element[] = ['acao', 'agente', ...others.toSorted((a, b) => Number(Boolean(spans[b])) - Number(Boolean(spans[a])))];
  const found = inOrder.slice(0, points / WORTH).map((element): ReviewElement => {
    const span = spans[element] ?? null;
    return { element, state: 'presente', start: span?.start ?? null, end: span?.end ?? null };
  });
  // Named so vaguely that it says nothing: adds nothing to the grade.
  return points === WORTH ? [...found, { element: 'agente', state: 'nulo', start: null, end: null }] : found;
}
