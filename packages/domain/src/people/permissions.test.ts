import { PERMISSIONS } from '@lauda/contract/permissions';
import { ROLE_TYPES } from '@lauda/contract/users';
import { expect, test } from 'vitest';
import { anActor, aRole } from '../../test/an-actor';
import { can, permissions } from './permissions';

const everyone = {
  ...Object.fromEntries(ROLE_TYPES.map((role) => [role, anActor([aRole(role)])])),
  staff: anActor([], { is_staff: true }),
  superuser: anActor([], { is_superuser: true }),
  nobody: anActor([]),
};

test('who holds what is written down: a change of access shows in the diff', async () => {
  const rows = PERMISSIONS.map((permission) => {
    const holders = Object.entries(everyone).flatMap(([name, actor]) => (can(actor, permission) ? [name] : []));
    return `| ${permission} | ${holders.join(', ')} | ${permissions[permission].sentence} |`;
  });
  await expect(`| permission | held by | sentence |\n|---|---|---|\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../test/permissions.snapshot.md',
  );
});

test.each(PERMISSIONS)('%s: staff hold it, nobody without a role does, and it is explained in one sentence', (permission) => {
  expect([can(everyone.staff, permission), can(everyone.superuser, permission), can(everyone.nobody, permission)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(can(anActor([aRole('student')]), permission)).toBe(false);
  expect(permissions[permission].sentence).toMatch(/^[A-ZÀ-Ú].+\.$/);
});

test('the table names every permission and no other', () => {
  expect(Object.keys(permissions).sort()).toEqual([...PERMISSIONS].sort());
});
