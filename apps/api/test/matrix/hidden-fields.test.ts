import { messages } from '@lauda/contract/messages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../browser';
import { digestOf } from './database-digest';
import { unsafeOperations, useMatrix } from './use-matrix';

const matrix = useMatrix();

/** What someone would add to a body in the hope that it is taken over (SEC-05). */
const HIDDEN = `id user user_id school school_id school_network_id role_type user_roles is_staff is_superuser email username password status
  flag_finished score ai_score reviewer version created modified constructor toString hasOwnProperty must_change_password disabled_at password_hash`.split(
  /\s+/,
);

const declaredBy = (schema: z.ZodType) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, unknown> };
  return Object.keys(properties);
};

test.each(unsafeOperations)('$name takes no field that it does not declare', async ({ endpoint, sample }) => {
  const { browser, input } = await matrix.ready(sample);
  const before = await digestOf(matrix.api.owner);
  const declared = declaredBy(endpoint.body);
  const hidden = HIDDEN.filter((field) => !declared.includes(field));
  const path = pathOf(endpoint, input);
  const answers: Record<string, unknown> = {};
  for (const field of hidden) {
    const { status, body } = await browser.send({ method: endpoint.method, path, body: { ...(input.body ?? {}), [field]: 1 } });
    answers[field] = { status, body };
  }
  expect(answers).toEqual(Object.fromEntries(hidden.map((field) => [field, { status: 400, body: { [field]: [messages.unknownField] } }])));
  const honest = JSON.stringify(input.body ?? {}).slice(0, -1);
  const comma = honest.length > 1 ? ',' : '';
  for (const poison of ['"__proto__":{"is_staff":true}', '"constructor":{"prototype":{"is_staff":true}}']) {
    const { status, body } = await browser.send({ method: endpoint.method, path, body: `${honest}${comma}${poison}}` });
    expect([poison, status, Object.keys(body as object)]).toEqual([poison, 400, [expect.any(String)]]);
  }
  expect(await digestOf(matrix.api.owner)).toEqual(before);
});
