import { auth } from '@lauda/contract/auth';
import { expect, test } from 'vitest';
import { make, PASSWORD } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const secure = useApi({ env: { PUBLIC_URL: 'https://lauda.rede.example', WORKER: 'off' } });

/** `name=value; A; B=c` as its parts. */
function partsOf(line: string) {
  const [pair = '', ...attributes] = line.split('; ');
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    attributes: attributes.map((one) => one.toLowerCase()),
  };
}

test('over https the session’s cookies belong to this host alone, and no script reads them (SEC-09)', async () => {
  const person = await make(secure).user({ is_staff: true });
  const browser = secure.browser();
  await browser.call(auth.login, { body: { username: person.username, password: PASSWORD, platform: 'teacher' } });
  const cookies = browser.setCookies.slice(-3).map(partsOf);
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-sessionid', '__Host-refreshid', 'csrftoken']);
  for (const { name, value, attributes } of cookies) {
    expect(attributes).toEqual(expect.arrayContaining(['secure', 'path=/', 'samesite=lax']));
    expect(attributes.some((one) => one.startsWith('domain='))).toBe(false);
    expect(attributes.includes('httponly')).toBe(name !== 'csrftoken');
    expect(Buffer.from(value, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  }
});

test('each value is new: a hundred visitors, a hundred values', async () => {
  const values = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const browser = secure.browser();
      await browser.send({ method: 'GET', path: '/api/v1/terms/' });
      return browser.cookies.get('csrftoken');
    }),
  );
  expect(new Set(values).size).toBe(100);
});
