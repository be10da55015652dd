import type { ReviewFlow, ReviewKind } from '@lauda/domain/reviewing/review-queue';
import type { Random } from '../random';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { GroupRow } from '../tenancy/rows';

export type Reviewer = { id: number; kind: ReviewKind };
export type Staff = ReturnType<typeof staffOf>;

const SHARE_OF_INTERNAL = 0.25;

/** Who may correct what: the class's teachers at school, the reviewers of the house and of a school where the review is blind. */
export function staffOf({ roles }: Tenancy, listedTeacher: number) {
  const having = (wanted: string) => roles.filter(({ role_type }) => role_type === wanted).map(({ user_id }) => user_id);
  const official = having('reviewer:oficial');
  const internal = having('reviewer:interno');
  const practising = having('reviewer:teste');
  const local = roles.filter(({ role_type }) => role_type === 'reviewer');
  const ofSchool = (id: number) => local.filter(({ school_id }) => school_id === id).map(({ user_id }) => user_id);
  const teachersOf = new Map<number, number[]>();
  for (const { role_type, school_group_id, user_id } of roles)
    if (role_type === 'teacher' && school_group_id !== null)
      teachersOf.set(school_group_id, [...(teachersOf.get(school_group_id) ?? []), user_id]);
  const coordinatorOf = (schoolId: number) =>
    roles.find(({ role_type, school_id }) => role_type === 'coordinator' && school_id === schoolId)?.user_id;

  return {
    practising,
    /** Who gave the activity: one of the class's teachers, the listed one first; a class whose teachers have left, its coordinator. */
    authorFor({ id, school_id }: GroupRow, random: Random): number {
      const teachers = teachersOf.get(id) ?? [];
      if (teachers.includes(listedTeacher) && random.chance(0.8)) return listedTeacher;
      return teachers.length > 0 ? random.pick(teachers) : (coordinatorOf(school_id) ?? listedTeacher);
    },
    /** Another teacher of the class, where there is one. */
    colleagueOf: ({ id }: GroupRow, author: number): number => teachersOf.get(id)?.find((one) => one !== author) ?? author,
    /** Someone else each time: nobody reviews a text twice. */
    reviewerFor(flow: ReviewFlow, author: number, schoolId: number, already: readonly Reviewer[], random: Random): Reviewer {
      if (flow === 'N') return { id: author, kind: 'teacher' };
      const isInternal = random.chance(SHARE_OF_INTERNAL);
      const pool = (isInternal ? internal : [...official, ...ofSchool(schoolId)]).filter((id) => !already.some((one) => one.id === id));
      return { id: random.pick(pool), kind: isInternal ? 'internal' : 'official' };
    },
    /** A panel is called by the house. */
    panelist: (already: readonly Reviewer[], random: Random): Reviewer => ({
      id: random.pick(internal.filter((id) => !already.some((one) => one.id === id))),
      kind: 'panel',
    }),
  };
}
