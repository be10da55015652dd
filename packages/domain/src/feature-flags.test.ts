import { expect, test } from 'vitest';
import { anActor, aRole } from '../test/an-actor';
import { flagContext, isOn } from './feature-flags';

test.each([
  ['on', true],
  ['off', false],
  ['', false],
  ['On', false],
  ['true', false],
])('a variant %o is on: %s', (variant, on) => {
  expect(isOn({ create_letters: variant }, 'create_letters')).toBe(on);
});

test('a flag that was not answered is off', () => expect(isOn({}, 'maintenance_mode')).toBe(false));

test('the flags see the active role, and a teacher of the middle school in any role', () => {
  const actor = anActor([
    aRole('coordinator', { school: 11, school_network_id: 1, school_category: 'PVT' }),
    aRole('teacher', { school: 12, school_group: 121, school_group_name: '2º EM B', school_network_id: 1, school_category: 'PUB' }),
  ]);
  expect(flagContext(actor, false)).toEqual({
    school_category: 'PVT',
    isCategoryPVT: true,
    isDev: false,
    user_id: 7,
    school_id: 11,
    network_id: 1,
    school_group_id: null,
    is_em_teacher: true,
    is_coordinator: false,
  });
});

test('staff count as coordinator; someone without a role has no school', () => {
  expect(flagContext(anActor([], { is_staff: true }), true)).toMatchObject({
    is_coordinator: true,
    isDev: true,
    school_id: null,
    isCategoryPVT: false,
  });
});
