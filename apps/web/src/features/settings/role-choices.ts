import type { CurrentUser, UserRole } from '@lauda/contract/users';
import { activeRole } from '@lauda/domain/people/roles';
import { roleTitle } from '../../session/role-title';
import { texts } from './texts';

const { reach } = texts;

export type RoleChoice = { id: number; title: string; reach: string; isActive: boolean };

/** One line per what and where: the roles that a teacher has for each class of a school are one choice, as in the account menu. */
export function roleChoices(me: CurrentUser): RoleChoice[] {
  const active = activeRole(me);
  const choices = new Map<string, UserRole[]>();
  // The server puts the active one first; on the screen each role keeps its place.
  for (const role of [...me.user_roles].sort((one, other) => one.id - other.id)) {
    if (role.role_type !== 'student') choices.set(roleTitle(role), [...(choices.get(roleTitle(role)) ?? []), role]);
  }
  return [...choices].flatMap(([title, roles]) => {
    const shown = roles.find(({ id }) => id === active?.id) ?? roles[0];
    return shown ? [{ id: shown.id, title, reach: reachOf(shown, roles), isActive: shown.id === active?.id }] : [];
  });
}

/** What `scopeOf` of the domain gives, said to the person who has it. */
function reachOf({ role_type, school, school_network_id }: UserRole, alike: readonly UserRole[]): string {
  const groups = alike.flatMap(({ school_group_name }) => school_group_name ?? []);
  switch (role_type) {
    case 'teacher':
      return groups.length > 0 ? reach.groups(groups) : reach.unknown;
    case 'coordinator':
      return school === null ? reach.unknown : reach.school;
    case 'director':
    case 'manager':
      if (school !== null) return reach.schoolReports;
      return school_network_id === null ? reach.unknown : reach.networkReports;
    case 'executive':
      return school_network_id === null ? reach.unknown : reach.networkOnly;
    case 'reviewer':
      return reach.queue;
    case 'reviewer:oficial':
    case 'reviewer:interno':
      return reach.blindQueue;
    case 'reviewer:teste':
      return reach.trialQueue;
    case 'student':
      return reach.student;
  }
}
