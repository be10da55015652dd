import type { Browser } from './browser';
import { enter, make, type Person } from './make';
import type { TestApi } from './start-api';

export const STAFF_ROLES = ['teacher', 'coordinator', 'director', 'manager', 'executive', 'reviewer', 'student', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Two schools of a network and one of another; every role at home in `group`, the coordinator also holds `sister`. */
export type SchoolScene = {
  network: number;
  school: number;
  group: number;
  sister: number;
  otherSchoolGroup: number;
  farGroup: number;
  people: Record<StaffRole, Person>;
  as: Record<StaffRole, Browser>;
  /** A new student of the class. */
  student(group: number, name?: { first_name?: string; last_name?: string }): Promise<Person>;
};

const year = new Date().getFullYear();

export async function makeSchoolScene(api: TestApi): Promise<SchoolScene> {
  const its = make(api);
  const network = await its.network();
  const school = await its.school(network);
  const group = await its.group(school, 'Turma A', year);
  const sister = await its.group(school, 'Turma B', year);
  const otherSchoolGroup = await its.group(await its.school(network), 'Turma C', year);
  const farGroup = await its.group(await its.school(await its.network()), 'Turma D', year);
  const places: Record<Exclude<StaffRole, 'staff'>, { network?: number; school?: number; group?: number }> = {
    teacher: { group },
    coordinator: { school },
    director: { school },
    manager: { network },
    executive: { network },
    reviewer: { network },
    student: { group },
  };
  const people = { staff: await its.user({ is_staff: true }) } as SchoolScene['people']; // filled below
  const as = { staff: await enter(api, people.staff) } as SchoolScene['as']; // filled below
  for (const [role_type, place] of Object.entries(places) as [keyof typeof places, object][]) {
    people[role_type] = await its.user();
    await its.role(people[role_type], { role_type, ...place });
    as[role_type] = await enter(api, people[role_type]);
  }
  const student = async (at: number, name: { first_name?: string; last_name?: string } = {}) => {
    const person = await its.user(name);
    await its.role(person, { role_type: 'student', group: at });
    return person;
  };
  return { network, school, group, sister, otherSchoolGroup, farGroup, people, as, student };
}

/** The trail of one student as `action` words, oldest first. */
export const actionsAbout = async (api: TestApi, id: number) =>
  (await api.owner<{ action: string }[]>`select action from audit_events where student_id = ${id} order by id`).map(({ action }) => action);
