import { auth } from '@lauda/contract/auth';
import { schools } from '@lauda/contract/schools';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { expect, test } from 'vitest';
import { logIn, make, PASSWORD } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { METRICS_TOKEN: 'um-token-so-das-metricas' } });

type Line = {
  time: string;
  level: string;
  msg: string;
  request_id?: string;
  route?: string;
  status?: number;
  ms?: number;
  user_id?: number;
  school_id?: number;
};
const lines = () => api.logLines.map((line) => JSON.parse(line) as Line); // fails on a line that is not JSON

/** Whatever people are called, write or choose; none of it belongs into a log (OPS-03). */
const PLANTED = ['Quitéria', 'Sampaio-Vidal', 'quiteria@escola.example', 'segredo-da-quiteria', PASSWORD, 'Busca-por-nome'];

test('one JSON line a request, with ids and without names (OPS-03)', async () => {
  const world = make(api);
  const school = await world.school(await world.network());
  const group = await world.group(school);
  const person = await world.user({ first_name: 'Quitéria', last_name: 'Sampaio-Vidal' });
  await world.role(person, { role_type: 'teacher', group });
  const browser = await logIn(api, person);
  await browser.call(users.update, { params: { id: person.id }, body: { first_name: 'Quitéria', email: 'quiteria@escola.example' } });
  await browser.call(schools.members, { params: { id: group }, query: { name: 'Busca-por-nome' } });
  await browser.send({ method: 'GET', path: '/turmas/Busca-por-nome?email=quiteria@escola.example' });
  await browser.send({ method: 'PATCH', path: `/api/v1/users/${person.id}/`, body: '{"first_name": "Quitéria' });
  await api
    .browser()
    .try(auth.login, { body: { username: 'quiteria@escola.example', password: 'segredo-da-quiteria', platform: 'teacher' } });
  await api.browser().call(auth.forgotPassword, { body: { email: 'quiteria@escola.example' } });
  await expect
    .poll(() => api.owner`select from pgboss.job where name = 'password_recovery.requested' and state = 'completed'`, { timeout: 10_000 })
    .toHaveLength(1);

  for (const line of lines()) {
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: expect.stringMatching(/^(info|warn|error)$/),
      msg: expect.any(String),
    });
    if (line.msg === 'request')
      expect(line).toMatchObject({
        request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
        method: expect.any(String),
        route: expect.any(String),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
  }
  expect(lines().find(({ route }) => route === schools.members.path)).toMatchObject({ user_id: person.id, school_id: school, status: 200 });
  const whole = api.logLines.join('');
  for (const word of PLANTED) expect(whole).not.toContain(word);
  for (const value of browser.cookies.values()) expect(whole).not.toContain(value);
});

test('the code that a person reads aloud finds the cause, a hundred times out of a hundred (OPS-04, REL-38)', async () => {
  await api.owner`alter table terms rename to terms_away`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => api.browser().try(terms.list, {})));
  await api.owner`alter table terms_away rename to terms`;
  const failures = new Map(
    lines()
      .filter(({ msg }) => msg === 'failure')
      .map((line) => [line.request_id, line]),
  );
  const requests = lines().filter(({ msg, status }) => msg === 'request' && status === 500);
  for (const { status, body, headers } of answers) {
    const { error_id } = body as { error_id: string };
    expect([status, error_id]).toEqual([500, headers.get('x-request-id')]);
    expect(failures.get(error_id)).toMatchObject({ level: 'error', err: { code: '42P01' } });
    expect(requests.filter(({ request_id }) => request_id === error_id)).toHaveLength(1);
  }
  expect((await api.browser().try(terms.list, {})).status).toBe(200); // the process lives on
});

test('metrics count by template, and are for whoever holds the token (OPS-05)', async () => {
  const person = await make(api).user({ is_staff: true });
  const browser = await logIn(api, person);
  await browser.call(auth.refresh, {});
  await browser.try(terms.accept, { body: { terms_use_text: 'velha', terms_privacy_text: 'velha' } });
  const ask = (token?: string) => fetch(`${api.url}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  expect([(await ask()).status, (await ask('outro')).status]).toEqual([404, 404]);
  const text = await (await ask('um-token-so-das-metricas')).text();
  for (const expected of [
    'lauda_http_request_seconds_count{method="PATCH",route="/api/v1/users/:id/",status="2xx"} 1',
    'lauda_http_request_seconds_count{method="GET",route="/api/v1/terms/",status="5xx"} 100',
    'lauda_conflicts_total 1',
    'lauda_session_refreshes_total 1',
    'lauda_jobs_waiting ',
    'lauda_jobs_oldest_seconds ',
    'lauda_jobs_attempts_most ',
    'lauda_transactions_awaited ',
    'lauda_jobs_dead ',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    expect(text).toContain(expected);
  expect(text.split('\n').filter((line) => line.startsWith('lauda_http_request_seconds_count')).length).toBeLessThanOrEqual(100);
});
