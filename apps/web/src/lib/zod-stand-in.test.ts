import { expect, test } from 'vitest';
import { z } from './zod-stand-in';

// biome-ignore lint/suspicious/noExplicitAny: the stand-in answers to any chain; its callers see zod's own types
const schema = z as any;

test('any chain of a schema can be built', () => {
  expect(() =>
    schema
      .object({ id: schema.int(), name: schema.string().max(200).nullable() })
      .extend({})
      .array(),
  ).not.toThrow();
});

test('reading with one is refused with words', () => {
  expect(() => schema.object({}).parse({})).toThrow('no schemas in the browser');
  expect(() => schema.string().safeParse('')).toThrow('no schemas in the browser');
});

test('it cannot be awaited or spread by mistake', async () => {
  expect(await schema).toBe(schema);
  expect(() => [...schema]).toThrow(TypeError);
});
