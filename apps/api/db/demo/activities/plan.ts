import type { ReviewFlow } from '@lauda/domain/reviewing/review-queue';
import type { Calendar } from '../calendar';
import { schools } from '../tenancy/networks';
import type { GroupRow } from '../tenancy/rows';
import { DAY, HOUR, onSchoolDay, startOf } from './moments';
import type { TestType } from './rows';

/**
 * Where an activity is. `published`: closed, corrected, given back. `waiting`: closed, correction under way. `ending`: closes within the week.
 * `open`: just begun. `scheduled`: still to come.
 */
export type Phase = 'published' | 'waiting' | 'ending' | 'open' | 'scheduled';
export type Plan = {
  opens: number;
  closes: number;
  phase: Phase;
  test_type: TestType;
  review_flow: ReviewFlow;
  /** Rewritten later: by an activity of these dates. */
  rewriting?: Pick<Plan, 'opens' | 'closes' | 'phase'>;
};

const TYPES: readonly TestType[] = ['pratica', 'avaliacao', 'simulado'];
/** Days on which the activities of earlier years closed: few, so that a first start does not take long. */
const CLOSED_THEN = ['09-25', '04-17'];
/** Weeks between two activities of this year; the school of the listed teacher writes more often. */
const CADENCE = { most: 20, listed: 6 };
/** One class in so many of the other schools has given back rewritings already. */
const REWROTE = 4;
export const LISTED_SCHOOL = 1;
const FIRST_CLOSE = '03-20';
const WRITING_DAYS = 11;

const closing = (moment: number) => onSchoolDay(moment) + 23 * HOUR + 59 * 60_000;
const opening = (moment: number) => onSchoolDay(moment) + 7 * HOUR;

/** The activities of one class, in the order in which they close. */
export function planOf(group: GroupRow, calendar: Calendar): Plan[] {
  const ago = calendar.thisYear - group.school_year;
  const dated = ago > 0 ? pastPlans(group, ago) : [...earlierThisYear(group, calendar), ...aroundToday(group, calendar)];
  return dated.map((plan, at) => {
    const test_type = TYPES[(group.id + at) % TYPES.length] ?? 'pratica';
    return { ...plan, test_type, review_flow: flowOf(group, test_type) };
  });
}

type Dated = Omit<Plan, 'test_type' | 'review_flow'>;

const past = (closes: number): Dated => ({ opens: opening(closes - WRITING_DAYS * DAY), closes: closing(closes), phase: 'published' });

const pastPlans = ({ school_year, school_id }: GroupRow, ago: number) =>
  CLOSED_THEN.slice(0, ago === 1 && school_id === LISTED_SCHOOL ? 2 : 1)
    .map((day) => past(startOf(`${school_year}-${day}`)))
    .reverse();

function earlierThisYear({ id, school_year, school_id }: GroupRow, { today }: Calendar): Dated[] {
  const weeks = school_id === LISTED_SCHOOL ? CADENCE.listed : CADENCE.most;
  const plans: Dated[] = [];
  for (let closes = startOf(`${school_year}-${FIRST_CLOSE}`); closes < startOf(today) - 60 * DAY; closes += weeks * 7 * DAY)
    plans.push(past(closes));
  const last = plans.at(-1);
  // Published fourteen days after it closed: see the compositions.
  if (last && (school_id === LISTED_SCHOOL || id % REWROTE === 0))
    last.rewriting = { opens: opening(last.closes + 15 * DAY), closes: closing(last.closes + 24 * DAY), phase: 'published' };
  return plans;
}

function aroundToday({ id, school_id }: GroupRow, { today }: Calendar): Dated[] {
  const rewrites = school_id === LISTED_SCHOOL || id % 2 === 0;
  const day = (days: number) => startOf(today) + days * DAY;
  return [
    {
      ...past(day(-26)),
      ...(rewrites && { rewriting: { opens: opening(day(-9)), closes: closing(day(9)), phase: 'ending' as const } }),
    },
    { opens: opening(day(-21)), closes: closing(day(-9)), phase: 'waiting' },
    { opens: opening(day(-11)), closes: closing(day(3)), phase: 'ending' },
    { opens: opening(day(-3)), closes: closing(day(12)), phase: 'open' },
    { opens: opening(day(6)), closes: closing(day(20)), phase: 'scheduled' },
  ];
}

/** A school's own; a mock exam of the last year of school goes to two blind reviewers, wherever it is. */
function flowOf({ school_id, school_grade }: GroupRow, test_type: TestType): ReviewFlow {
  if (test_type === 'simulado' && school_grade === 12) return 'D';
  return schools.find(({ id }) => id === school_id)?.review_flow ?? 'N';
}
