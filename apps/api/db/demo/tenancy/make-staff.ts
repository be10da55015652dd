import type { DemonstrationUsername } from '../people';
import type { Random } from '../random';
import { staffName } from './names/make-name';
import { networks, schools } from './networks';
import type { Register } from './register';
import type { UserRow } from './rows';

/** What the listed people lead; a network's place names no school. */
const lead: readonly [DemonstrationUsername, role: string, school: number | null][] = [
  ['coordenadora', 'coordinator', 1],
  ['diretor', 'director', 1],
  ['gestora', 'manager', null],
  ['executiva', 'executive', null],
];

/** The second role of `professora`, in a school other than the one where she teaches. */
const SECOND_ROLE = { role: 'coordinator', school: 3 } as const;

/** Reviewers of the house read for every network; how many there are besides the listed one. */
const reviewers = [
  { role: 'reviewer:oficial', username: 'corretora', more: 5 },
  { role: 'reviewer:interno', username: 'corretor.interno', more: 3 },
  { role: 'reviewer:teste', username: 'corretor.teste', more: 1 },
] as const;
const REVIEWERS_OF_THE_PRIVATE_SCHOOL = 3;
const PRIVATE_SCHOOL = 5;

const atSchool = (id: number) => {
  const school = schools.find((one) => one.id === id);
  return school ? { school_network_id: school.network, school_id: school.id } : {};
};

/** After the teachers, so that the teaching role of `professora` comes first. */
export function makeStaff(register: Register, random: Random) {
  const someone = () => register.addUser(register.unheard(() => staffName(random)));
  const { demonstrationUser, addRole } = register;

  for (const [username, role, school] of lead)
    addRole(demonstrationUser(username), role, school ? atSchool(school) : { school_network_id: 1 });
  addRole(demonstrationUser('professora'), SECOND_ROLE.role, atSchool(SECOND_ROLE.school));
  for (const { id } of schools) {
    addRole(someone(), 'coordinator', atSchool(id));
    if (id !== 1) addRole(someone(), 'director', atSchool(id));
  }
  addRole(someone(), 'manager', { school_network_id: 2 });
  addRole(someone(), 'executive', { school_network_id: 2 });
  for (const { role, username, more } of reviewers) {
    addRole(demonstrationUser(username), role, {});
    for (let n = 0; n < more; n += 1) addRole(someone(), role, {});
  }
  for (let n = 0; n < REVIEWERS_OF_THE_PRIVATE_SCHOOL; n += 1) addRole(someone(), 'reviewer', atSchool(PRIVATE_SCHOOL));
}

/** A network's own account: whoever knows the access code manages the network with it, and no password opens it. */
export function makeAccessUsers(register: Register): Map<number, UserRow> {
  return new Map(
    networks.map(({ id, accessUser }) => {
      const user = register.addUser({ ...accessUser, password_hash: '' });
      register.addRole(user, 'manager', { school_network_id: id });
      return [id, user];
    }),
  );
}
