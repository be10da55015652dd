import { type Calendar, yearStarts } from '../calendar';
import { type DemonstrationPerson, type DemonstrationUsername, people } from '../people';
import { type Name, usernameFor } from './names/make-name';
import type { GroupRow, ProfileRow, RoleRow, UserRow } from './rows';

type Person = Name &
  Partial<Pick<UserRow, 'username' | 'email' | 'created' | 'is_staff' | 'is_superuser' | 'must_change_password' | 'password_hash'>>;
type Place = Partial<Pick<RoleRow, 'school_network_id' | 'school_id' | 'school_group_id'>>;
type Terms = Partial<Pick<RoleRow, 'contract_type' | 'plan_type' | 'created' | 'ended_at'>>;

/** People and roles, numbered in the order in which they are entered. */
export type Register = ReturnType<typeof openRegister>;

export const emailOf = (username: string) => `${username}@lauda.example`;

export const placeOf = (group: GroupRow): Place => ({
  school_network_id: group.school_network_id,
  school_id: group.school_id,
  school_group_id: group.id,
});

export function openRegister(calendar: Calendar, passwordHash: string) {
  const users: UserRow[] = [];
  const roles: RoleRow[] = [];
  const profiles: ProfileRow[] = [];
  const openRoles = new Map<number, number>();
  const taken = new Set<string>(people.map(({ username }) => username));
  const fullNames = new Set<string>();
  const longAgo = yearStarts(calendar.thisYear - 2, calendar);

  function addUser(person: Person): UserRow {
    const username = person.username ?? usernameFor(person, taken);
    taken.add(username);
    const created = person.created ?? longAgo;
    const user = {
      id: users.length + 1,
      username,
      email: emailOf(username),
      password_hash: passwordHash,
      must_change_password: false,
      is_staff: false,
      is_superuser: false,
      disabled_at: null,
      modified: created,
      ...person,
      created,
    };
    users.push(user);
    return user;
  }

  function addRole(user: UserRow, role_type: string, place: Place, terms: Terms = {}) {
    // In the order given: the first open one is the active one.
    const position = openRoles.get(user.id) ?? 0;
    if (!terms.ended_at) openRoles.set(user.id, position + 1);
    roles.push({
      id: roles.length + 1,
      user_id: user.id,
      role_type,
      contract_type: null,
      plan_type: null,
      school_network_id: null,
      school_id: null,
      school_group_id: null,
      position,
      created: user.created,
      ended_at: null,
      ...place,
      ...terms,
    });
  }

  function addProfile(user: UserRow, pronouns: string, school: Partial<ProfileRow> = {}) {
    profiles.push({
      id: profiles.length + 1,
      user_id: user.id,
      birth_date: null,
      pronouns,
      school_network_id: null,
      registration: '',
      disregard_length: false,
      disregard_genre: false,
      disregard_theme: false,
      modified: user.created,
      ...school,
    });
  }

  /** No two people of the demonstration share a whole name: a visitor should never wonder which one. */
  function unheard(makeName: () => Name): Name {
    for (;;) {
      const name = makeName();
      const whole = `${name.first_name} ${name.last_name}`;
      if (!fullNames.has(whole)) {
        fullNames.add(whole);
        return name;
      }
    }
  }

  const demonstrationUser = (username: DemonstrationUsername): UserRow => {
    const user = users.find((one) => one.username === username);
    if (!user) throw new Error(`${username} was not entered`);
    return user;
  };

  // The list is exact; here each person may lack what another has.
  for (const { pronouns, description: _, ...person } of people as readonly DemonstrationPerson[]) {
    const user = addUser(person.must_change_password ? { ...person, created: yearStarts(calendar.thisYear, calendar) } : person);
    fullNames.add(`${user.first_name} ${user.last_name}`);
    if (!user.must_change_password && user.username !== 'estudante') addProfile(user, pronouns);
  }
  return { calendar, users, roles, profiles, addUser, addRole, addProfile, unheard, demonstrationUser };
}
