import type { REVIEW_KINDS } from '@lauda/contract/review-parts';
import type { REVIEW_FLOWS, RoleType } from '@lauda/contract/users';
import { type Actor, activeRole, isStaff } from '../people/roles';
import type { ConsolidationState } from './enem-consolidation';

export type ReviewFlow = (typeof REVIEW_FLOWS)[number];
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const LEASE_MS = 15 * 60_000;
export const HEARTBEAT_MS = 60_000;
/** A claim without a save for this long goes back, even with the page open. */
export const IDLE_MS = 2 * 60 * 60_000;

/**
 * Two clocks end a claim. The heartbeat proves that the page is open: 15 minutes without one and the text goes back. A save proves that
 * someone works: 2 hours without one and it goes back too, however long the page stays open. A claim counts as the first save.
 */
export function leaseUntil({ now, last_saved }: { now: Date; last_saved: string }, leaseMs = LEASE_MS): Date {
  return new Date(Math.min(now.getTime() + leaseMs, Date.parse(last_saved) + IDLE_MS));
}

export const isLeaseLive = (lease_until: string | null, now: Date) => lease_until !== null && now.getTime() < Date.parse(lease_until);

const IN_QUEUE: Partial<Record<RoleType, ReviewKind>> = {
  reviewer: 'official',
  'reviewer:oficial': 'official',
  'reviewer:interno': 'internal',
  'reviewer:teste': 'test',
};
const AT_SCHOOL: Partial<Record<RoleType, ReviewKind>> = { teacher: 'teacher', coordinator: 'teacher' };

/** N is reviewed at school, O and D by reviewers. */
const CLAIMS: Record<ReviewFlow, Partial<Record<RoleType, ReviewKind>>> = { N: AT_SCHOOL, O: IN_QUEUE, D: IN_QUEUE };

/** What a review that this role starts in this flow would be; undefined: it may not start one. A panel is called, not claimed. */
export const claimOf = (flow: ReviewFlow, role: RoleType): ReviewKind | undefined => CLAIMS[flow][role];

/** The flows whose texts wait for this person, and what a review of each would be. Staff count as coordination and as reviewers (spec §6). */
export function queueOf(actor: Actor): Partial<Record<ReviewFlow, ReviewKind>> {
  if (isStaff(actor)) return { N: 'teacher', O: 'official', D: 'official' };
  const role = activeRole(actor)?.role_type;
  const flows: ReviewFlow[] = ['N', 'O', 'D'];
  return Object.fromEntries(flows.flatMap((flow) => (role && claimOf(flow, role) ? [[flow, claimOf(flow, role)]] : [])));
}

/** A `test` review is for practice: it takes nobody's place in the queue and never counts. */
export const countsInReports = (kind: ReviewKind) => kind !== 'test';

const PLACES_OF_DOUBLE: Record<ConsolidationState, number> = {
  waiting_first: 2,
  waiting_second: 2,
  agreed: 2,
  discrepant: 3,
  third_done: 3,
  panel: 4,
  panel_done: 4,
};

/** How many reviews that count a text takes at this point, the finished ones among them. */
export const placesOf = (flow: ReviewFlow, state: ConsolidationState) => (flow === 'D' ? PLACES_OF_DOUBLE[state] : 1);

/** Taken: finished, or in progress with a live lease. Those for practice take no place. */
export function hasPlace(flow: ReviewFlow, state: ConsolidationState, taken: number): boolean {
  return taken < placesOf(flow, state);
}

/** The oldest waiting first; of two handed in at once, the one that was made first. */
export const byAge = (a: { submitted_at: string; id: number }, b: { submitted_at: string; id: number }) =>
  Date.parse(a.submitted_at) - Date.parse(b.submitted_at) || a.id - b.id;
