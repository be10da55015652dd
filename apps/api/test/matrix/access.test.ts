import { auth } from '@lauda/contract/auth';
import type { Endpoint } from '@lauda/contract/endpoint';
import type { CurrentUser } from '@lauda/contract/users';
import { can } from '@lauda/domain/people/permissions';
import { expect, test } from 'vitest';
import { accessSentence } from '../../src/http/docs/openapi';
import { currentUserOf } from '../../src/http/session/session.queries';
import { undeclaredIn } from './declared-fields';
import { PRINCIPALS, type PrincipalName } from './principals';
import type { Sample } from './sample';
import { nameOf, operations, useMatrix } from './use-matrix';

const matrix = useMatrix();

const actorOf = (id: number) => currentUserOf(matrix.api.owner, id) as Promise<CurrentUser>; // was just made

/** 401, 403 or neither, by the permission table alone. */
const expectedOf = ({ permission }: Endpoint, principal: PrincipalName, actor: CurrentUser) => {
  if (permission === 'public') return 'may';
  if (principal === 'anonymous') return 401;
  return permission === 'session' || can(actor, permission) ? 'may' : 403;
};

async function meet(principal: PrincipalName, endpoint: Endpoint, sample: Sample) {
  const { person, browser, scene } = await matrix.newcomer(principal);
  const input = await sample.input(scene);
  const expected = expectedOf(endpoint, principal, await actorOf(person.id));
  return { principal, expected, status: (await browser.try(endpoint, input as never)).status };
}

const outcome = (status: number) => (status === 401 || status === 403 ? status : 'may');

test('every principal meets every operation: the permission table decides, and nothing else (SEC-01)', async () => {
  const wrong: string[] = [];
  const rows: string[] = [];
  for (const { endpoint, sample } of operations) {
    const met = await Promise.all(PRINCIPALS.map((principal) => meet(principal, endpoint, sample)));
    // Renewing a session that nobody has is the one public operation that answers 401.
    const should = ({ principal, expected }: (typeof met)[number]) =>
      endpoint === auth.refresh && principal === 'anonymous' ? 401 : expected;
    for (const cell of met)
      if (outcome(cell.status) !== should(cell) || cell.status >= 500)
        wrong.push(`${cell.principal} × ${nameOf(endpoint)}: ${cell.status}, not ${should(cell)}`);
    const allowed = met.filter(({ expected }) => expected === 'may').map(({ principal }) => principal);
    const who =
      allowed.length === PRINCIPALS.length
        ? 'all'
        : allowed.length === PRINCIPALS.length - 1 && !allowed.includes('anonymous')
          ? 'all but anonymous'
          : allowed.join(', ');
    rows.push(`| ${endpoint.method} | \`${endpoint.path}\` | ${endpoint.permission} | ${accessSentence(endpoint)} | ${who} |`);
  }
  expect(wrong).toEqual([]);
  expect(operations.length * PRINCIPALS.length).toBeGreaterThanOrEqual(15 * 26);
  const head = `# Who may do what\n\nWritten by the access test from the contract and the permission table; a change of access shows here.\n\n| method | path | permission | sentence | who |\n|---|---|---|---|---|\n`;
  await expect(`${head}${rows.join('\n')}\n`).toMatchFileSnapshot('../access.snapshot.md');
}, 120_000);

test('whoever has yet to choose a password gets no further than the first access', async () => {
  const wrong: string[] = [];
  for (const { endpoint, sample } of operations.filter(({ endpoint }) => endpoint.permission !== 'public')) {
    const { person, browser, scene } = await matrix.newcomer('staff');
    const input = await sample.input(scene);
    await matrix.api.owner`update users set must_change_password = true where id = ${person.id}`;
    const { status } = await browser.try(endpoint, input as never);
    if ((status === 403) === endpoint.beforeFirstAccess) wrong.push(`${nameOf(endpoint)}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test.each(operations)(
  '$name: its sample succeeds, and the reply holds what was declared and nothing else (SEC-05)',
  async ({ endpoint, sample }) => {
    const { browser, input } = await matrix.ready(sample);
    const { status, body } = await browser.try(endpoint, input as never);
    expect({ status, body }).toMatchObject({ status: endpoint.status });
    expect(undeclaredIn(endpoint.reply, body)).toEqual([]);
    expect(endpoint.reply.safeParse(body).success).toBe(true);
  },
);

test.each(['/api/v1/', '/api/v1/me', '/api/v1/nada/', '/api/v2/me/', '/api/v1/users/1/delete/'])(
  '%s is no operation: 404',
  async (path) => {
    const { browser } = await matrix.newcomer('superuser');
    expect(await browser.send({ method: 'GET', path })).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
    expect((await browser.send({ method: 'DELETE', path })).status).toBe(404);
  },
);
