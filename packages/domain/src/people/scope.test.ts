import type { UserRole } from '@lauda/contract/users';
import { expect, test } from 'vitest';
import { anActor, aRole } from '../../test/an-actor';
import { type Scope, scopeOf } from './scope';

const a = { school_network_id: 1, school: 11, school_group: 111 };
const b = { school_network_id: 1, school: 12, school_group: 121 };
const { school_group: _, ...schoolA } = a;
const networkA = { school_network_id: 1 };

const nothing: Scope = {
  everything: false,
  user_id: 7,
  network_ids: [],
  school_ids: [],
  school_group_ids: [],
  own_network_ids: [],
  own_school_ids: [],
};

const table: [string, UserRole[], Partial<Scope>][] = [
  ['a teacher: the own classes', [aRole('teacher', a)], { school_group_ids: [111], own_school_ids: [11], own_network_ids: [1] }],
  [
    'a teacher of two schools: the classes of both',
    [aRole('teacher', b), aRole('teacher', a)],
    { school_group_ids: [111, 121], own_school_ids: [11, 12], own_network_ids: [1] },
  ],
  ['a coordinator: the whole school', [aRole('coordinator', schoolA)], { school_ids: [11], own_school_ids: [11], own_network_ids: [1] }],
  [
    'a director: the whole school, not the network',
    [aRole('director', schoolA)],
    { school_ids: [11], own_school_ids: [11], own_network_ids: [1] },
  ],
  ['a manager of a school', [aRole('manager', schoolA)], { school_ids: [11], own_school_ids: [11], own_network_ids: [1] }],
  ['a manager of a network', [aRole('manager', networkA)], { network_ids: [1], own_network_ids: [1] }],
  [
    'an executive: the network, also from a school',
    [aRole('executive', schoolA)],
    { network_ids: [1], own_school_ids: [11], own_network_ids: [1] },
  ],
  ['a reviewer: nothing of a school', [aRole('reviewer', networkA)], { own_network_ids: [1] }],
  ['an official reviewer: nothing of a school', [aRole('reviewer:oficial', a)], { own_network_ids: [1], own_school_ids: [11] }],
  ['a student: nothing but oneself', [aRole('student', a)], { own_network_ids: [1], own_school_ids: [11] }],
  [
    'the active role only: a coordinator elsewhere counts for nothing here',
    [aRole('teacher', a), aRole('coordinator', b)],
    { school_group_ids: [111], own_school_ids: [11], own_network_ids: [1] },
  ],
  ['nobody', [], {}],
];

test.each(table)('%s', (_name, roles, reach) => {
  expect(scopeOf(anActor(roles))).toEqual({ ...nothing, ...reach });
});

test('staff reach everything, whatever their roles', () => {
  expect(scopeOf(anActor([aRole('teacher', a)], { is_staff: true })).everything).toBe(true);
  expect(scopeOf(anActor([], { is_superuser: true })).everything).toBe(true);
});
