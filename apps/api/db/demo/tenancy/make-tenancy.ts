import { type Calendar, yearStarts } from '../calendar';
import { PASSWORD, people } from '../people';
import { seeded } from '../random';
import { makeCohorts } from './make-classes';
import { makeAccessUsers, makeStaff } from './make-staff';
import { makeStudents } from './make-students';
import { makeTeachers } from './make-teachers';
import { makeTrail } from './make-trail';
import { networks, schools } from './networks';
import { openRegister } from './register';
import type { NetworkRow, SchoolRow, ShownRow } from './rows';

const SEED = 1922; // the year of the Semana de Arte Moderna

export type Hashes = { password: string; accessCodes: Record<string, string> };

/** Networks, schools, classes and people of the demonstration, from the date and the hashes alone. */
export function makeTenancy(calendar: Calendar, hashes: Hashes) {
  const random = seeded(SEED);
  const register = openRegister(calendar, hashes.password);
  const cohorts = makeCohorts(calendar);
  const accessUsers = makeAccessUsers(register);
  makeTeachers(register, cohorts, random);
  makeStaff(register, random);
  makeStudents(register, cohorts, random);
  const trail = makeTrail(register);

  const created = yearStarts(calendar.thisYear - 2, calendar);
  const { users, roles, profiles } = register;
  return {
    users,
    profiles,
    roles,
    trail,
    networks: networks.map(
      ({ id, name, logo, accent, accessCode }): NetworkRow => ({
        id,
        name,
        logo,
        accent,
        access_code_hash: hashes.accessCodes[accessCode] ?? '',
        access_user_id: accessUsers.get(id)?.id ?? 0,
        created,
      }),
    ),
    schools: schools.map(
      ({ id, network, name, city, state, review_flow, is_test = false, is_allowed_to_edit_tests = false }): SchoolRow => ({
        id,
        school_network_id: network,
        name,
        category: networks.find((one) => one.id === network)?.category ?? 'PUB',
        city,
        state,
        is_test,
        is_allowed_to_edit_tests,
        review_flow,
        created,
      }),
    ),
    groups: cohorts.flatMap((cohort) => cohort.groups.filter(Boolean)).sort((a, b) => a.id - b.id),
    shown: people.map(
      ({ username, description }, position): ShownRow => ({
        user_id: register.demonstrationUser(username).id,
        position,
        password: PASSWORD,
        description,
      }),
    ),
    // Nearly everyone: the newcomer, and one in forty who has not come in since the text changed.
    termsAcceptedBy: users
      .filter((user) => !user.must_change_password && (user.id <= people.length || user.id % 40 !== 0))
      .map(({ id }) => id),
  };
}

export type Tenancy = ReturnType<typeof makeTenancy>;
