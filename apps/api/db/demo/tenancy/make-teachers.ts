import { YEARS_SHOWN, yearEnds, yearStarts } from '../calendar';
import type { Random } from '../random';
import type { Cohort } from './make-classes';
import { staffName } from './names/make-name';
import { schools } from './networks';
import { placeOf, type Register } from './register';
import type { GroupRow, UserRow } from './rows';

const TEACHERS_A_CLASS = 3;
/** How often a teacher already had the same grade one and two years ago. */
const STAYED = [1, 0.7, 0.5];

/** The first is what the person sees after logging in. */
const ownClasses = {
  professora: ['3º EM A', '3º EM B', '1º EM A', '9º A', '8º A'],
  'professor.novo': ['7º A', '6º B'],
} as const;

const SCHOOL_OF_THE_TWO = 1;

export function makeTeachers(register: Register, cohorts: Cohort[], random: Random) {
  const groups = cohorts.flatMap((cohort) => cohort.groups.filter(Boolean));
  const thisYear = groups.filter((group) => group.school_year === register.calendar.thisYear);
  for (const school of schools) {
    const classes = thisYear.filter((group) => group.school_id === school.id);
    const known = school.id === SCHOOL_OF_THE_TWO ? teachTheirOwn(register, classes) : new Map<UserRow, GroupRow[]>();
    const others = Array.from({ length: school.teachers - known.size }, () => register.addUser(register.unheard(() => staffName(random))));
    const taught = new Map([...known, ...spread(classes, others, known)]);
    for (const [teacher, own] of taught) {
      for (const group of own) register.addRole(teacher, 'teacher', placeOf(group));
      if (!teacher.must_change_password) enterThePast(register, teacher, own, groups, random);
    }
  }
}

function teachTheirOwn(register: Register, classes: GroupRow[]) {
  const named = (names: readonly string[]) => names.flatMap((name) => classes.filter((group) => group.name === name));
  return new Map([
    [register.demonstrationUser('professora'), named(ownClasses.professora)],
    [register.demonstrationUser('professor.novo'), named(ownClasses['professor.novo'])],
  ]);
}

/** Every class gets its three teachers, in turn, so that each has about as many classes as the next. */
function spread(classes: GroupRow[], teachers: UserRow[], known: Map<UserRow, GroupRow[]>) {
  const taught = new Map(teachers.map((teacher): [UserRow, GroupRow[]] => [teacher, []]));
  let turn = 0;
  for (const group of classes) {
    const already = [...known.values()].filter((own) => own.includes(group)).length;
    for (let slot = already; slot < Math.min(TEACHERS_A_CLASS, teachers.length); slot += 1) {
      const teacher = teachers[turn % teachers.length];
      if (teacher) taught.get(teacher)?.push(group);
      turn += 1;
    }
  }
  return taught;
}

/** People teach a grade rather than a cohort: who has the 9th year now had last year's 9th year then. */
function enterThePast(register: Register, teacher: UserRow, own: GroupRow[], groups: GroupRow[], random: Random) {
  const { calendar } = register;
  for (let ago = 1; ago < YEARS_SHOWN; ago += 1) {
    const year = calendar.thisYear - ago;
    const isConstant = teacher.username === 'professora';
    if (!isConstant && !random.chance(STAYED[ago] ?? 0)) return;
    const grades = new Set(own.map((group) => group.school_grade));
    const then = groups.filter(
      (group) => group.school_year === year && group.school_id === own[0]?.school_id && grades.has(group.school_grade),
    );
    for (const group of then) {
      register.addRole(teacher, 'teacher', placeOf(group), { created: yearStarts(year, calendar), ended_at: yearEnds(year, calendar) });
    }
  }
}
