import { make, type Person } from '../make';
import type { TestApi } from '../start-api';

/** Where a thing stands. `home` is where every principal of the matrix belongs; the others are ever farther away. */
export const PLACES = ['home', 'other group', 'other school', 'other network'] as const;
export type PlaceName = (typeof PLACES)[number];

export type Place = {
  network: number;
  school: number;
  group: number;
  student: Person;
  /** The student's. */
  profile: number;
  role: number;
  /** Stands in every name of this place, so that a leak shows in whatever text it leaks into. */
  mark: string;
};

export type World = Record<PlaceName, Place>;

/** Two networks, two schools in the first one, two groups in the first school, a student in each group. */
export async function makeWorld(api: TestApi): Promise<World> {
  const world = make(api);
  const near = await world.network();
  const far = await world.network();
  const school = await world.school(near, 'Escola Umbuzeiro');
  const otherSchool = await world.school(near, 'Escola Jatobá');
  const farSchool = await world.school(far, 'Escola Peroba');

  const place = async (network: number, its: number, mark: string): Promise<Place> => {
    const group = await world.group(its, `Turma ${mark}`, new Date().getFullYear());
    const student = await world.user({ first_name: 'Iara', last_name: mark });
    const role = await world.role(student, { role_type: 'student', group });
    return { network, school: its, group, student, profile: await world.profile(student, `+55 11 ${mark}`), role, mark };
  };
  return {
    home: await place(near, school, 'Umburana'),
    'other group': await place(near, school, 'Copaíba'),
    'other school': await place(near, otherSchool, 'Jequitibá'),
    'other network': await place(far, farSchool, 'Maçaranduba'),
  };
}

/** Names that may stand in an answer only where the place is within reach: its group, its people, and its school when that differs. */
export const marksOf = (name: PlaceName, { mark }: Place) => [
  mark,
  ...({ 'other school': ['Jatobá'], 'other network': ['Peroba'] }[name as string] ?? []),
];
