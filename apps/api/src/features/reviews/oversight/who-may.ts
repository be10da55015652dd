import { claimOf, type ReviewKind } from '@lauda/domain/review-queue';
import type { Assignable, HeldRole } from './assign.queries';

/** By a role that reaches the text: a teacher of the class, the coordination of the school, a reviewer of the network. */
export function kindFor(text: Assignable, roles: readonly HeldRole[], asPanel: boolean): ReviewKind | undefined {
  const near = roles.filter(
    ({ role_type, school_group_id, school_id, school_network_id }) =>
      school_network_id === text.school_network_id &&
      (role_type === 'teacher' ? school_group_id === text.school_group_id : role_type !== 'coordinator' || school_id === text.school_id),
  );
  if (asPanel)
    return near.some(({ role_type }) => (claimOf('D', role_type) ?? claimOf('N', role_type) ?? 'test') !== 'test') ? 'panel' : undefined;
  return near.map(({ role_type }) => claimOf(text.review_type, role_type)).find((kind) => kind !== undefined);
}
