import type { UserRole } from '@lauda/contract/users';
import { type Actor, activeRole, isStaff } from './roles';

/**
 * Is it yours? What the active role reaches. `school_ids` and `network_ids` are held whole; the `own_` ones may be
 * seen by name only, because the actor belongs there.
 */
export type Scope = {
  everything: boolean;
  user_id: number;
  network_ids: number[];
  school_ids: number[];
  school_group_ids: number[];
  own_network_ids: number[];
  own_school_ids: number[];
};

const distinct = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);

const whole = (roles: UserRole[], kind: 'school' | 'school_network_id') => distinct(roles.map((role) => role[kind]));

/** Roles of the active one's type count together: a teacher of two schools sees the classes of both. */
export function scopeOf(actor: Actor): Scope {
  const active = activeRole(actor);
  const roles = active ? actor.user_roles.filter((role) => role.role_type === active.role_type) : [];
  const scope: Scope = {
    everything: isStaff(actor),
    user_id: actor.user.id,
    network_ids: [],
    school_ids: [],
    school_group_ids: [],
    own_network_ids: whole(roles, 'school_network_id'),
    own_school_ids: whole(roles, 'school'),
  };
  switch (active?.role_type) {
    case 'teacher':
      return { ...scope, school_group_ids: distinct(roles.map((role) => role.school_group)) };
    case 'coordinator':
      return { ...scope, school_ids: whole(roles, 'school') };
    case 'director':
    case 'manager':
      // A role that names no school is of the whole network.
      return {
        ...scope,
        school_ids: whole(roles, 'school'),
        network_ids: whole(
          roles.filter((role) => role.school === null),
          'school_network_id',
        ),
      };
    case 'executive':
      return { ...scope, network_ids: whole(roles, 'school_network_id') };
    case 'reviewer':
    case 'reviewer:oficial':
    case 'reviewer:teste':
    case 'reviewer:interno':
    case 'student':
    case undefined:
      return scope;
  }
}
