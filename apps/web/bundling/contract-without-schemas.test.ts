import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutSchemas } from './contract-without-schemas';

const stripped = (code: string) => withoutSchemas(code, parseAst(code));

test('of an endpoint method, path and permission are left', () => {
  const code = `export const users = {
  me: endpoint({ method: 'GET', path: '/api/v1/me/', permission: 'session', summary: 'Quem é.', reply: currentUser }),
  update: endpoint({ method: 'PATCH', path: '/api/v1/users/:id/', permission: 'session', body: z.strictObject({ a: z.string() }) }),
};`;
  expect(stripped(code)).toBe(`export const users = {
  me: { method: 'GET', path: '/api/v1/me/', permission: 'session' },
  update: { method: 'PATCH', path: '/api/v1/users/:id/', permission: 'session' },
};`);
});

test('a schema is made only if somebody reads it; plain values stay as they are', () => {
  const code = `export const ROLES = ['teacher', 'director'];`;
  expect(stripped(code)).toBe(code);
  expect(stripped('export const id = z.int().positive();')).toBe('export const id = /* @__PURE__ */ (() => (z.int().positive()))();');
});

test('a function that is called elsewhere stays a function', () => {
  const code = 'export const page = (row) => z.object({ results: z.array(row) });';
  expect(stripped(code)).toBe(code);
});
