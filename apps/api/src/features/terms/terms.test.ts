import { messages } from '@lauda/contract/messages';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { expect, test } from 'vitest';
import { logIn, make } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi();

async function teacher(options = {}) {
  const world = make(api);
  const person = await world.user(options);
  await world.role(person, { role_type: 'teacher', group: await world.group(await world.school(await world.network())) });
  return { person, browser: await logIn(api, person) };
}

const versions = async () => {
  const [use, privacy] = await api.browser().call(terms.list, {});
  return { terms_use_text: use?.version ?? '', terms_privacy_text: privacy?.version ?? '' };
};

test('anyone reads both texts, with the date of the last change', async () => {
  const list = await api.browser().call(terms.list, {});
  expect(list.map(({ parameter }) => parameter)).toEqual(['terms_use_text', 'terms_privacy_text']);
  for (const { value, modified } of list) {
    expect(value).toContain('<h2>');
    expect(value).not.toMatch(/<script|<style|\son\w+=|javascript:/i);
    expect(Number.isNaN(Date.parse(modified))).toBe(false);
  }
});

test('accepting is stored with the version, once, and /me/ stops asking', async () => {
  const { person, browser } = await teacher();
  expect((await browser.call(users.me, {})).user.must_accept_terms).toBe(true);
  const body = await versions();
  await browser.call(terms.accept, { body });
  await browser.call(terms.accept, { body });
  expect((await browser.call(users.me, {})).user.must_accept_terms).toBe(false);
  const kept = await api.owner`select parameter, version from terms_acceptances where user_id = ${person.id} order by parameter desc`;
  expect(kept.map(({ parameter, version }) => [parameter, version])).toEqual(Object.entries(body));
});

test('a person at the first access may accept', async () => {
  const { browser } = await teacher({ must_change_password: true });
  expect((await browser.try(terms.accept, { body: await versions() })).status).toBe(204);
});

test('a text that changed while it was read is not accepted, and is asked again of everyone', async () => {
  const { person, browser } = await teacher();
  const read = await versions();
  await browser.call(terms.accept, { body: read });
  await api.owner`update terms set value = value || '<p>Mais uma linha.</p>', modified = now() where parameter = 'terms_use_text'`;
  const answer = await browser.try(terms.accept, { body: read });
  expect(answer).toMatchObject({ status: 409, body: { detail: messages.termsChanged } });
  expect((await browser.call(users.me, {})).user.must_accept_terms).toBe(true);
  await browser.call(terms.accept, { body: await versions() });
  expect(await api.owner`select 1 from terms_acceptances where user_id = ${person.id}`).toHaveLength(3);
});

test('who has not logged in accepts nothing', async () => {
  expect((await api.browser().try(terms.accept, { body: await versions() })).status).toBe(401);
});
