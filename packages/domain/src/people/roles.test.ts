import { ROLE_TYPES, type RoleType } from '@lauda/contract/users';
import { expect, test } from 'vitest';
import { anActor, aRole } from '../../test/an-actor';
import {
  hasTeacherAreaAccess,
  isCoordinator,
  isExecutive,
  isManagerLevel,
  isReviewer,
  isStaff,
  isTeacher,
  mayLogIn,
  schoolAllowsEditingActivities,
} from './roles';

const questions = { isTeacher, isCoordinator, isManagerLevel, isReviewer, isExecutive, hasTeacherAreaAccess, mayLogIn };

/** Spec §6, role by role: what each one counts as. */
const table: Record<RoleType, (keyof typeof questions)[]> = {
  teacher: ['isTeacher', 'hasTeacherAreaAccess', 'mayLogIn'],
  coordinator: ['isCoordinator', 'hasTeacherAreaAccess', 'mayLogIn'],
  director: ['isManagerLevel', 'hasTeacherAreaAccess', 'mayLogIn'],
  manager: ['isManagerLevel', 'hasTeacherAreaAccess', 'mayLogIn'],
  executive: ['isManagerLevel', 'isExecutive', 'mayLogIn'],
  reviewer: ['isReviewer', 'mayLogIn'],
  'reviewer:oficial': ['isReviewer', 'mayLogIn'],
  'reviewer:teste': ['isReviewer', 'mayLogIn'],
  'reviewer:interno': ['isReviewer', 'mayLogIn'],
  student: [],
};

const yesTo = (actor: Parameters<typeof isTeacher>[0]) =>
  Object.entries(questions).flatMap(([name, holds]) => (holds(actor) ? [name] : []));

test.each(ROLE_TYPES)('what a %s counts as', (role) => {
  expect(yesTo(anActor([aRole(role)]))).toEqual(table[role]);
});

test.each([{ is_staff: true }, { is_superuser: true }])(
  '%o counts as coordinator, manager-level and reviewer, without any role',
  (flags) => {
    const actor = anActor([], flags);
    expect(isStaff(actor)).toBe(true);
    expect(yesTo(actor)).toEqual(['isCoordinator', 'isManagerLevel', 'isReviewer', 'hasTeacherAreaAccess', 'mayLogIn']);
  },
);

test('only the active role speaks; but one role that may is enough to log in', () => {
  const both = anActor([aRole('student'), aRole('teacher')]);
  expect([isTeacher(both), hasTeacherAreaAccess(both), mayLogIn(both)]).toEqual([false, false, true]);
  expect(mayLogIn(anActor([]))).toBe(false);
});

test.each([
  [[aRole('teacher', { school_review_flow: 'N' })], true],
  [[aRole('teacher', { school_review_flow: 'O' })], false],
  [[aRole('teacher', { school_review_flow: 'D', school_is_allowed_to_edit_tests: true })], true],
  [[aRole('teacher', { school_review_flow: 'O' }), aRole('coordinator', { school_review_flow: 'N' })], true],
  [[], false],
])('activities may be edited when any school allows it (%#)', (roles, allowed) => {
  expect(schoolAllowsEditingActivities(anActor(roles))).toBe(allowed);
});
