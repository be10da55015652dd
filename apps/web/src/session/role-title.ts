import type { CurrentUser, UserRole } from '@lauda/contract/users';
import { activeRole } from '@lauda/domain/people/roles';
import { texts } from './texts';

const placeOf = (role: UserRole) => role.school_name ?? role.school_network_name;

/** What a person is, and where: "Docência, Escola Estadual Cora Coralina". */
export function roleTitle(role: UserRole): string {
  const place = placeOf(role);
  const name = texts.roles[role.role_type];
  return place ? texts.roleAt(name, place) : name;
}

/** The ones to change to: a teacher has a role per class, which are one and the same for this purpose. */
export function otherRoles(me: CurrentUser): UserRole[] {
  const active = activeRole(me);
  const seen = new Set(active ? [roleTitle(active)] : []);
  return me.user_roles.filter((role) => {
    const title = roleTitle(role);
    if (seen.has(title) || role.role_type === 'student') return false;
    seen.add(title);
    return true;
  });
}
