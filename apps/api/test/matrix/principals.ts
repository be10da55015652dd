import type { Actor } from '@lauda/domain/people/roles';
import { scopeOf } from '@lauda/domain/people/scope';
import type { Browser } from '../browser';
import { enter, make, type Person } from '../make';
import type { TestApi } from '../start-api';
import type { Place, World } from './world';

type Make = ReturnType<typeof make>;
type Birth = (its: Make, home: Place) => Promise<Person>;

const withRole =
  (role: Parameters<Make['role']>[1]['role_type'], at: (home: Place) => { network?: number; school?: number; group?: number }): Birth =>
  async (its, home) => {
    const person = await its.user();
    await its.role(person, { role_type: role, ...at(home) });
    return person;
  };
const ofGroup = ({ group }: Place) => ({ group });
const ofSchool = ({ school }: Place) => ({ school });
const ofNetwork = ({ network }: Place) => ({ network });

/** Everyone there is. A student cannot log in to this area, but the wall must hold for a student's session all the same. */
const births = {
  teacher: withRole('teacher', ofGroup),
  coordinator: withRole('coordinator', ofSchool),
  director: withRole('director', ofSchool),
  'manager of a school': withRole('manager', ofSchool),
  'manager of a network': withRole('manager', ofNetwork),
  executive: withRole('executive', ofNetwork),
  reviewer: withRole('reviewer', ofNetwork),
  'official reviewer': withRole('reviewer:oficial', ofNetwork),
  'test reviewer': withRole('reviewer:teste', ofNetwork),
  'internal reviewer': withRole('reviewer:interno', ofNetwork),
  staff: (its) => its.user({ is_staff: true }),
  superuser: (its) => its.user({ is_superuser: true }),
  student: withRole('student', ofGroup),
  'person without role': (its) => its.user(),
} satisfies Record<string, Birth>;

export type PersonName = keyof typeof births;
export type PrincipalName = PersonName | 'anonymous';

export const PEOPLE = Object.keys(births) as PersonName[]; // the table's own keys
export const PRINCIPALS: PrincipalName[] = [...PEOPLE, 'anonymous'];

/** Someone new of this kind, with a session. */
export async function bear(api: TestApi, world: World, name: PersonName): Promise<{ person: Person; browser: Browser }> {
  const person = await births[name](make(api), world.home);
  return { person, browser: await enter(api, person) };
}

/** Whether the scope of the active role holds what stands at this place. Said here again, apart from the queries and the policies. */
export function reaches(actor: Actor, { network, school, group }: Pick<Place, 'network' | 'school' | 'group'>) {
  const scope = scopeOf(actor);
  return (
    scope.everything || scope.network_ids.includes(network) || scope.school_ids.includes(school) || scope.school_group_ids.includes(group)
  );
}
