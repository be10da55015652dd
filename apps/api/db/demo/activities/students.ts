import { type Random, seeded } from '../random';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { ProfileRow, UserRow } from '../tenancy/rows';
import { DAY } from './moments';

export type Student = {
  id: number;
  profile: ProfileRow;
  /** How well they write, in standard deviations from their class. */
  ability: number;
  /** How likely they are to hand in. */
  diligence: number;
  /** Nothing comes from this moment on. */
  stopsAt: number;
};

const STOPPED_FOR = 70 * DAY;
const ALWAYS = 0.98;

/** Nearly normal: the sum of several throws. */
export const bell = (random: Random) => {
  let sum = 0;
  for (let n = 0; n < 12; n += 1) sum += random.below(1000) / 1000;
  return sum - 6;
};

/** The students of every class, by class; what they are like follows from their number alone. */
export function studentsByGroup({ roles, users, profiles, shown }: Tenancy, today: number): Map<number, Student[]> {
  const listed = new Set(shown.map(({ user_id }) => user_id));
  const userOf = new Map(users.map((user) => [user.id, user]));
  const profileOf = new Map(profiles.map((profile) => [profile.user_id, profile]));
  const traits = new Map<number, Student>();
  const traitsOf = (id: number) => {
    const [user, profile] = [userOf.get(id), profileOf.get(id)];
    if (!user || !profile) return undefined;
    const student = traits.get(id) ?? traitsFor(user, profile, listed.has(id), today);
    traits.set(id, student);
    return student;
  };
  const byGroup = new Map<number, Student[]>();
  for (const { role_type, school_group_id, user_id } of roles) {
    const student = role_type === 'student' && school_group_id !== null ? traitsOf(user_id) : undefined;
    if (student && school_group_id !== null) byGroup.set(school_group_id, [...(byGroup.get(school_group_id) ?? []), student]);
  }
  return byGroup;
}

function traitsFor({ id, disabled_at }: UserRow, profile: ProfileRow, isListed: boolean, today: number): Student {
  const random = seeded(id * 2_654_435 + 17);
  const ability = bell(random);
  const diligence = isListed ? ALWAYS : Math.min(ALWAYS, 0.86 + 0.05 * ability + 0.05 * bell(random));
  const hasStopped = !isListed && random.chance(0.05);
  const stopsAt = disabled_at ? Date.parse(disabled_at) - DAY : hasStopped ? today - STOPPED_FOR : Number.POSITIVE_INFINITY;
  return { id, profile, ability, diligence, stopsAt };
}
