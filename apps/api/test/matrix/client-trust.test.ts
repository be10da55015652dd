import { FLAG_KEYS, featureFlags } from '@lauda/contract/feature-flags';
import { schools } from '@lauda/contract/schools';
import { users } from '@lauda/contract/users';
import { can } from '@lauda/domain/people/permissions';
import { expect, test } from 'vitest';
import { currentUserOf } from '../../src/http/session/session.queries';
import { operations, useMatrix } from './use-matrix';

const matrix = useMatrix();

/** Everything that a person can edit in a browser in the hope of more (SEC-25). */
const tricks: Record<string, { headers?: Record<string, string>; cookie?: [string, string]; search?: string }> = {
  'a role in a header': { headers: { 'x-role': 'superuser', 'x-user-role': 'manager' } },
  'a person in a header': { headers: { 'x-user-id': '1', 'x-forwarded-user': 'admin' } },
  'a bearer token': { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpc19zdGFmZiI6dHJ1ZX0.' } },
  'another method by header': { headers: { 'x-http-method-override': 'GET' } },
  'another address by header': { headers: { 'x-original-url': '/api/v1/me/', 'x-rewrite-url': '/api/v1/me/' } },
  'the address of this machine': { headers: { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' } },
  'stored user data': { cookie: ['userData', encodeURIComponent('{"user":{"is_staff":true}}')] },
  'a role in a cookie': { cookie: ['active_role', 'manager'] },
  'a role in the address': { search: '?role_type=manager&is_staff=true&user_roles=1' },
  'a permission in the address': { search: '?permission=school.list&unfiltered=true' },
};

test.each(Object.entries(tricks))('%s gives nothing', async (_name, { headers = {}, cookie, search = '' }) => {
  const { person, browser, scene } = await matrix.newcomer('reviewer');
  if (cookie) browser.cookies.set(...cookie);
  const actor = await currentUserOf(matrix.api.owner, person.id);
  const closed = operations.filter(
    ({ endpoint: { permission } }) => permission !== 'public' && permission !== 'session' && actor && !can(actor, permission),
  );
  expect(closed.length).toBeGreaterThan(0);
  for (const { endpoint, sample } of closed) {
    const input = (await sample.input(scene)) as { params?: { id?: number } };
    const path = endpoint.path.replace(/:id/, String(input.params?.id)) + search;
    expect([endpoint.path, (await browser.send({ method: endpoint.method, path, headers })).status]).toEqual([endpoint.path, 403]);
  }
});

test('a role that is someone else’s, or was one’s own, cannot be put first', async () => {
  const { api, world } = matrix;
  const { person, browser } = await matrix.newcomer('reviewer');
  const [ended] = await api.owner<{ id: number }[]>`
    insert into user_roles (user_id, role_type, school_network_id, ended_at) values (${person.id}, 'manager', ${world.home.network}, now()) returning id`;
  for (const role of [ended?.id ?? 0, world.home.role])
    expect((await browser.try(users.chooseRole, { body: { user_role_id: role } })).status).toBe(400);
  expect((await browser.try(schools.list, { query: {} })).status).toBe(403);
});

test('all sixteen flags claimed on: the same answers, and no door opens', async () => {
  const { browser } = await matrix.newcomer('reviewer');
  const ask = async (entityContext: object) => {
    const { evaluationResults } = await browser.call(featureFlags.evaluate, {
      body: { entities: [{ entityContext }], flagKeys: [...FLAG_KEYS] },
    });
    return evaluationResults.map(({ flagKey, variantKey, evalContext }) => [flagKey, variantKey, evalContext.entityContext]);
  };
  const claims = Object.fromEntries(FLAG_KEYS.map((key) => [key, 'on']));
  expect(await ask({ ...claims, is_coordinator: true, isDev: false, isCategoryPVT: true, user_id: 1, school_id: 1 })).toEqual(
    await ask({}),
  );
  expect((await browser.try(schools.list, { query: {} })).status).toBe(403);
});
