import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auth } from '@lauda/contract/auth';
import { demonstration } from '@lauda/contract/demonstration';
import { messages } from '@lauda/contract/messages';
import { schoolNetworks } from '@lauda/contract/school-networks';
import { users } from '@lauda/contract/users';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemonstration } from '../../../db/demo/load';
import { logIn } from '../../../test/make';
import { useApi } from '../../../test/start-api';

describe('where the demonstration was loaded', () => {
  const api = useApi({ env: { LAUDA_MODE: 'demonstration' } });
  beforeAll(() => loadDemonstration(api.config.DATABASE_URL, () => {}), 240_000); // a busy machine takes its time

  test('the login page can list one person per role, each with a sentence', async () => {
    const people = await api.browser().call(demonstration.users, {});
    expect(people.map(({ username }) => username)).toEqual([
      'professora',
      'coordenadora',
      'diretor',
      'gestora',
      'executiva',
      'corretora',
      'corretor.interno',
      'corretor.teste',
      'equipe',
      'admin',
      'estudante',
      'professor.novo',
    ]);
    for (const { description } of people) expect(description).toMatch(/^[A-ZÀ-Ú].{30,140}\.$/);
  });

  test('each of them logs in with the listed password; the student is sent to the other platform', async () => {
    for (const { username, password } of await api.browser().call(demonstration.users, {})) {
      const answer = await api.browser().try(auth.login, { body: { username, password, platform: 'teacher' } });
      if (username === 'estudante') expect(answer.body).toEqual({ non_field_errors: [messages.wrongPlatform] });
      else expect([username, answer.status]).toEqual([username, 200]);
    }
  });

  test('professora teaches EF and EM classes and has a second role; the newcomer has everything before him', async () => {
    const helena = await (await logIn(api, { username: 'professora' }, 'lauda-demo-2026')).call(users.me, {});
    expect(helena.user).toMatchObject({ email: 'professora@lauda.example', must_accept_terms: false, must_change_password: false });
    expect(helena.user_roles.map(({ role_type, school_group_name }) => school_group_name ?? role_type)).toEqual([
      '3º EM A',
      '3º EM B',
      '1º EM A',
      '9º A',
      '8º A',
      'coordinator',
    ]);
    expect(helena.user_roles[0]).toMatchObject({
      network_logo: '/redes/vale-do-ipe.svg',
      school_review_flow: 'N',
      school_grade_name: '3º EM',
    });
    const newcomer = await (await logIn(api, { username: 'professor.novo' }, 'lauda-demo-2026')).call(users.me, {});
    expect(newcomer.user).toMatchObject({ must_accept_terms: true, must_change_password: true });
  });

  test('a network is entered with its code, as its own account, which no password opens', async () => {
    const { results } = await api.browser().call(schoolNetworks.list, { query: {} });
    const network = results.find(({ name }) => name === 'Rede Estadual Vale do Ipê');
    const browser = api.browser();
    await browser.call(auth.network, { body: { school_network_id: network?.id ?? 0, access_code: 'ipe-amarelo-2026' } });
    expect((await browser.call(users.me, {})).user_roles).toMatchObject([
      { role_type: 'manager', school: null, school_network_name: network?.name },
    ]);
    const byPassword = { username: 'rede.vale-do-ipe', password: 'lauda-demo-2026', platform: 'teacher' as const };
    expect((await api.browser().try(auth.login, { body: byPassword })).status).toBe(400);
  });

  test('the mailbox shows the letters of the mail folder, the newest first', async () => {
    expect(await api.browser().call(demonstration.mailbox, {})).toEqual([]);
    const folder = join(api.config.LAUDA_DATA_DIR, 'mail');
    await mkdir(folder, { recursive: true });
    const letter = { to: 'professora@lauda.example', subject: 'Assunto', text: 'Texto' };
    for (const day of ['2026-11-14', '2026-11-15']) {
      await writeFile(join(folder, `${day}.json`), JSON.stringify({ id: day, ...letter, sent: `${day}T12:00:00.000Z` }));
    }
    const letters = await api.browser().call(demonstration.mailbox, {});
    expect(letters.map(({ id }) => id)).toEqual(['2026-11-15', '2026-11-14']);
    expect(letters[0]).toEqual({ id: '2026-11-15', ...letter, sent: '2026-11-15T12:00:00.000Z' });
  });
});

describe('where it was not loaded', () => {
  const api = useApi({ env: { LAUDA_MODE: 'demonstration' } });
  test('there is nobody to list', async () => expect((await api.browser().try(demonstration.users, {})).status).toBe(404));
});

describe('in production', () => {
  const api = useApi({ env: { LAUDA_MODE: 'production', PUBLIC_URL: 'http://localhost' } });
  test('neither exists, even over a database that holds the demonstration', async () => {
    await loadDemonstration(api.config.DATABASE_URL, () => {});
    expect((await api.browser().try(demonstration.users, {})).status).toBe(404);
    expect((await api.browser().try(demonstration.mailbox, {})).status).toBe(404);
  }, 120_000);
});
