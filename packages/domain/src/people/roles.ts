import type { CurrentUser, RoleType, UserRole } from '@lauda/contract/users';

/** What the rules below need to know of a person: the flags and the roles, the active one first. */
export type Actor = Pick<CurrentUser, 'user_roles'> & { user: Pick<CurrentUser['user'], 'id' | 'is_staff' | 'is_superuser'> };

export const activeRole = (actor: Actor): UserRole | undefined => actor.user_roles[0];

/** A superuser is staff who also edits flags. */
export const isStaff = ({ user }: Actor) => user.is_staff || user.is_superuser;
export const isSuperuser = ({ user }: Actor) => user.is_superuser;

const actsAs = (actor: Actor, ...types: RoleType[]) => {
  const role = activeRole(actor);
  return role !== undefined && types.includes(role.role_type);
};

export const isTeacher = (actor: Actor) => actsAs(actor, 'teacher');
/** Superuser and staff count as coordinator, manager-level and reviewer (spec §6). */
export const isCoordinator = (actor: Actor) => isStaff(actor) || actsAs(actor, 'coordinator');
export const isManagerLevel = (actor: Actor) => isStaff(actor) || actsAs(actor, 'director', 'manager', 'executive');
export const isReviewer = (actor: Actor) =>
  isStaff(actor) || actsAs(actor, 'reviewer', 'reviewer:oficial', 'reviewer:teste', 'reviewer:interno');
export const isExecutive = (actor: Actor) => actsAs(actor, 'executive');

/** The class, theme and activity screens (spec §6). */
export const hasTeacherAreaAccess = (actor: Actor) => isStaff(actor) || actsAs(actor, 'teacher', 'director', 'manager', 'coordinator');

/** Everyone but students and people without a role may log in to the teacher area. */
export const mayLogIn = (actor: Actor) => isStaff(actor) || actor.user_roles.some((role) => role.role_type !== 'student');

/** Tests may be edited when any school role has review flow N or allows it (spec §6). */
export const schoolAllowsEditingActivities = ({ user_roles }: Actor) =>
  user_roles.some((role) => role.school_review_flow === 'N' || role.school_is_allowed_to_edit_tests);
