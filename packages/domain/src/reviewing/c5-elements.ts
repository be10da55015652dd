import type { C5Element, ReviewElement } from '@lauda/contract/review-parts';

/** Who, what, how, what for, and a detail of any of these. Only who and what can be null: named so vaguely that they say nothing. */
const CAN_BE_NULL: Record<C5Element, boolean> = { agente: true, acao: true, meio: false, finalidade: false, detalhamento: false };
// The keys are exactly the elements: the type above sees to it.
const ELEMENTS = Object.keys(CAN_BE_NULL) as C5Element[];
const POINTS = [0, 40, 80, 120, 160, 200] as const;
const CONDITIONAL_LIMIT = 80;
const TANGENT_LIMIT = 40;

export type C5Proposal = {
  elements: readonly ReviewElement[];
  /** "Se o governo fizesse…": wishes for what it does not propose. */
  is_conditional?: boolean;
  /** Only touches the subject. */
  is_tangent?: boolean;
  is_unrelated?: boolean;
  is_against_human_rights?: boolean;
};

export const canBeNull = (element: C5Element) => CAN_BE_NULL[element];

/** The elements that count, in order. The same excerpt never counts twice: the first element that claims it keeps it. */
export function countedElements(elements: readonly ReviewElement[]): C5Element[] {
  const claimed = new Set<string>();
  return ELEMENTS.filter((name) => {
    const found = elements.find(({ element }) => element === name);
    if (found?.state !== 'presente') return false;
    if (found.start === null) return true;
    const place = `${found.start}-${found.end}`;
    if (claimed.has(place)) return false;
    claimed.add(place);
    return true;
  });
}

export function missingElements(elements: readonly ReviewElement[]): C5Element[] {
  const counted = countedElements(elements);
  return ELEMENTS.filter((element) => !counted.includes(element));
}

const hasNullElement = (elements: readonly ReviewElement[]) =>
  elements.some(({ element, state }) => state === 'nulo' && canBeNull(element));

/** The points that the elements found propose; the reviewer decides. */
export function c5Points(proposal: C5Proposal): number {
  if (proposal.is_unrelated || proposal.is_against_human_rights) return 0;
  const count = countedElements(proposal.elements).length;
  // Null elements alone are worth the lowest level; beside real ones they add nothing.
  const points = count === 0 && hasNullElement(proposal.elements) ? 40 : (POINTS[count] ?? 0);
  if (proposal.is_tangent) return Math.min(points, TANGENT_LIMIT);
  return proposal.is_conditional ? Math.min(points, CONDITIONAL_LIMIT) : points;
}

/** Whether a single further element would raise the grade: what a class is closest to learning. */
export const isOneElementAway = (proposal: C5Proposal) =>
  missingElements(proposal.elements).some((element) => {
    const others = proposal.elements.filter((one) => one.element !== element);
    return c5Points({ ...proposal, elements: [...others, { element, state: 'presente', start: null, end: null }] }) > c5Points(proposal);
  });
