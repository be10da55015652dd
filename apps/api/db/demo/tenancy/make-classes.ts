import { type Calendar, YEARS_SHOWN, yearStarts } from '../calendar';
import { className, type SchoolPlan, schools } from './networks';
import type { GroupRow } from './rows';

/** A class of this year with the classes that its students came from; `groups[0]` is this year's, `groups[1]` last year's. */
export type Cohort = { school: SchoolPlan; grade: number; letter: string; groups: GroupRow[] };

/** A cohort keeps its letter and goes up one grade a year; before the school's lowest grade it was elsewhere. */
export function makeCohorts(calendar: Calendar): Cohort[] {
  let id = 0;
  const cohorts = schools.flatMap((school) =>
    school.classes.flatMap(([grade, letters]) => [...letters].map((letter): Cohort => ({ school, grade, letter, groups: [] }))),
  );
  // The years before first: numbers grow with time, as they would have.
  for (let ago = YEARS_SHOWN - 1; ago >= 0; ago -= 1) {
    for (const cohort of cohorts.filter((one) => wasHere(one, ago))) {
      id += 1;
      cohort.groups[ago] = groupRow(id, cohort, ago, calendar);
    }
  }
  return cohorts;
}

/** The writing workshop (14) takes people from anywhere, every year anew. */
function wasHere({ school, grade }: Cohort, yearsAgo: number): boolean {
  if (yearsAgo === 0) return true;
  const lowest = Math.min(...school.classes.map(([one]) => one));
  return grade !== 14 && grade - yearsAgo >= lowest;
}

function groupRow(id: number, { school, grade, letter }: Cohort, yearsAgo: number, calendar: Calendar): GroupRow {
  const year = calendar.thisYear - yearsAgo;
  return {
    id,
    school_id: school.id,
    school_network_id: school.network,
    name: className(grade - yearsAgo, letter, school.style),
    school_grade: grade - yearsAgo,
    school_year: year,
    uses_learning_path: grade !== 14,
    created: yearStarts(year, calendar),
  };
}
