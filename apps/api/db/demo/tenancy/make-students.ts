import { yearEnds, yearStarts } from '../calendar';
import type { Random } from '../random';
import type { Cohort } from './make-classes';
import { studentName } from './names/make-name';
import { emailOf, placeOf, type Register } from './register';
import type { RoleRow, UserRow } from './rows';

export const STUDENTS = 1200;
const WIDEST_DIFFERENCE = 5;
/** Of a class, who came this year and who came last year; the others were always here. */
const NEW_THIS_YEAR = 0.08;
const NEW_LAST_YEAR = 0.14;
const ONE_YEAR_OLDER = 0.08;

const LISTED = { username: 'estudante', school: 1, class: '3º EM A' } as const;

export function makeStudents(register: Register, cohorts: Cohort[], random: Random) {
  classSizes(cohorts.length, random).forEach((size, i) => {
    const cohort = cohorts[i];
    if (!cohort) return;
    const isListed = cohort.school.id === LISTED.school && cohort.groups[0]?.name === LISTED.class;
    const listed = isListed ? [register.demonstrationUser(LISTED.username)] : [];
    for (const student of listed) enrol(register, student, cohort, cohort.groups.length - 1, random);
    for (let n = listed.length; n < size; n += 1) {
      const yearsHere = Math.min(cohort.groups.length - 1, yearsBefore(random));
      enrol(register, addStudent(register, cohort, yearsHere, random), cohort, yearsHere, random);
    }
  });
}

/** Thirty on average: what one class has more, the next one has less. */
function classSizes(classes: number, random: Random): number[] {
  const mean = STUDENTS / classes;
  let difference = 0;
  return Array.from({ length: classes }, (_, i) => {
    if (i % 2 === 1) return mean - difference;
    difference = i === classes - 1 ? 0 : random.below(2 * WIDEST_DIFFERENCE + 1) - WIDEST_DIFFERENCE;
    return mean + difference;
  });
}

function yearsBefore(random: Random): number {
  const place = random.below(100) / 100;
  if (place < NEW_THIS_YEAR) return 0;
  return place < NEW_LAST_YEAR ? 1 : 2;
}

function addStudent(register: Register, cohort: Cohort, yearsHere: number, random: Random): UserRow {
  const { calendar } = register;
  const created = yearStarts(calendar.thisYear - yearsHere, calendar);
  const user = register.addUser({ ...register.unheard(() => studentName(random)), created });
  user.email = random.chance(shareWithEmail(cohort.grade)) ? emailOf(user.username) : '';
  return user;
}

/** The younger ones rarely have an address of their own. */
const shareWithEmail = (grade: number) => (grade < 9 ? 0.02 : grade === 9 ? 0.15 : grade < 13 ? 0.4 : 0.95);

function enrol(register: Register, student: UserRow, cohort: Cohort, yearsHere: number, random: Random) {
  const { calendar } = register;
  for (let ago = yearsHere; ago >= 0; ago -= 1) {
    const group = cohort.groups[ago];
    if (!group) continue;
    const year = calendar.thisYear - ago;
    const ended_at = ago > 0 ? yearEnds(year, calendar) : null;
    register.addRole(student, 'student', placeOf(group), {
      ...contractOf(cohort, cohort.grade - ago),
      created: yearStarts(year, calendar),
      ended_at,
    });
  }
  register.addProfile(student, '', {
    birth_date: birthDate(cohort.grade, calendar.thisYear, random),
    school_network_id: cohort.school.network,
    registration: `${student.created.slice(0, 4)}${String(student.id).padStart(5, '0')}`,
    ...adaptationsOf(student.id),
  });
}

/** About one in fifty; which ones follows from the number, so that the names of everyone else stay as they were. */
const adaptationsOf = (id: number) => ({
  disregard_length: id % 47 === 0,
  disregard_genre: id % 47 === 0 && id % 2 === 0,
  disregard_theme: id % 94 === 1,
});

function contractOf({ school }: Cohort, grade: number): Pick<RoleRow, 'contract_type' | 'plan_type'> {
  const plan_type = grade >= 9 ? 'student_advanced' : 'student_intermediary';
  if (school.network === 1) return { contract_type: 'B2B', plan_type };
  return { contract_type: grade >= 13 ? 'B2C' : 'B2B2C', plan_type };
}

/** Eleven by the end of March in the 6th year, and so on; some are a year older; a cursinho takes people up to 24. */
function birthDate(grade: number, thisYear: number, random: Random): string {
  const older = grade >= 13 ? random.below(7) : Number(random.chance(ONE_YEAR_OLDER));
  const age = Math.min(grade, 13) + 5 + older;
  const firstOfApril = Date.UTC(thisYear - age - 1, 3, 1);
  return new Date(firstOfApril + random.below(365) * 86_400_000).toISOString().slice(0, 10);
}
