import { claimOf, type ReviewKind } from '@lauda/domain/reviewing/review-queue';
import type { Assignable, HeldRole } from './assign.queries';

/** A teacher of the class, the coordination of the school, a reviewer of the network or of none, who corrects for all. */
function isNear(text: Assignable, { role_type, school_group_id, school_id, school_network_id }: HeldRole): boolean {
  if (school_network_id === null) return role_type.startsWith('reviewer');
  if (school_network_id !== text.school_network_id) return false;
  if (role_type === 'teacher') return school_group_id === text.school_group_id;
  return role_type !== 'coordinator' || school_id === text.school_id;
}

/** What a review of this text by someone with these roles would be; undefined: they may not review it. */
export function kindFor(text: Assignable, roles: readonly HeldRole[], asPanel: boolean): ReviewKind | undefined {
  const near = roles.filter((role) => isNear(text, role));
  if (asPanel)
    return near.some(({ role_type }) => (claimOf('D', role_type) ?? claimOf('N', role_type) ?? 'test') !== 'test') ? 'panel' : undefined;
  return near.map(({ role_type }) => claimOf(text.review_type, role_type)).find((kind) => kind !== undefined);
}
