import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../browser';
import { growWorld } from './grow-world';
import type { AnyInput } from './sample';
import { nameOf, safeOperations, useMatrix } from './use-matrix';

/** The house is read anew, around another driver, and by whoever comes next once more. */
const sent = vi.hoisted((): string[] => {
  vi.resetModules();
  return [];
});
afterAll(() => {
  vi.doUnmock('postgres');
  vi.resetModules();
});

/** The driver itself, told to say each statement that the API sends. */
vi.mock('postgres', async (importActual) => {
  const { default: actual } = await importActual<{ default: typeof import('postgres') }>();
  const listening = (url: string, options: NonNullable<Parameters<typeof actual>[1]> = {}) => {
    const isOfTheApi = options.connection?.application_name === 'lauda-api';
    return actual(url, { ...options, ...(isOfTheApi ? { debug: (_: number, query: string) => void sent.push(query) } : {}) });
  };
  return { default: Object.assign(listening, actual) };
});

/** The frame of a transaction may travel with the one before it; what is prepared is so once a connection. */
const FRAME = /^\s*(begin|commit|set local|prepare)\b/;
/** The flags are read anew from time to time, by whichever request comes then. */
const NOW_AND_THEN = /\bfrom feature_flags\b/;
const isItsOwn = (statement: string) => statement.trim() !== '' && !FRAME.test(statement) && !NOW_AND_THEN.test(statement);
const heard = () => sent.flatMap((text) => text.split(';').filter(isItsOwn));

const matrix = useMatrix();

const FEW = 10;
const MANY = 1000;

/** Lists that hold the same number of rows for ever, and why. */
const CONSTANT: Record<string, string> = {
  'GET /api/v1/terms/': 'the terms and the policy',
  'GET /api/v1/demonstration/mailbox/': 'files, not rows',
  'GET /api/v1/composition_reviews/': 'as many as correct one text: five at most',
  'GET /api/v1/review_queue/': 'the twenty that wait longest, and a page of one’s own',
  'GET /api/v1/review_grids/': 'ships with the product',
  'GET /api/v1/composition_genre/': 'ships with the product',
  'GET /api/v1/zero_grade_reasons/': 'ships with the product',
  'GET /api/v1/zero_grade_comment/': 'ships with the product',
  'GET /api/v1/abandon_reasons/': 'ships with the product',
  'GET /api/v1/composition_aids/': 'ships with the product',
};

type Asked = { name: string; who: 'staff' | 'its own'; statements: string[]; rows: number };
const before = new Map<string, Asked>();
const after = new Map<string, Asked>();

type Shape = { properties?: Record<string, { maximum?: number }> };
const capOf = (schema: z.ZodType) => (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).properties?.limit?.maximum; // what zod writes

/** As many as an answer can hold at once. */
const widest = (query: z.ZodType, input: AnyInput): AnyInput => {
  const limit = capOf(query);
  return limit === undefined ? input : { ...input, query: { ...(input.query ?? {}), limit } };
};

const longestList = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestList));
};

/** Every read, as whoever reaches everything and as its own sample does; the second time, when what is remembered is remembered. */
beforeAll(async () => {
  const staff = await matrix.newcomer('staff');
  const questions = await Promise.all(
    safeOperations.map(async ({ endpoint, sample }) => {
      const own = await matrix.ready(sample);
      const path = pathOf(endpoint, widest(endpoint.query, own.input));
      return [
        { name: nameOf(endpoint), who: 'its own' as const, browser: own.browser, path },
        ...(sample.as === 'anonymous' ? [] : [{ name: nameOf(endpoint), who: 'staff' as const, browser: staff.browser, path }]),
      ];
    }),
  );
  const askAll = async (kept: Map<string, Asked>) => {
    for (const { name, who, browser, path } of questions.flat()) {
      await browser.send({ method: 'GET', path });
      sent.length = 0;
      const answer = await browser.send({ method: 'GET', path });
      expect([name, who, answer.status]).toEqual([name, who, 200]);
      kept.set(`${name} ${who}`, { name, who, statements: heard(), rows: longestList(answer.body) });
    }
  };
  await growWorld(matrix.api, matrix.world, 1, FEW);
  await askAll(before);
  await growWorld(matrix.api, matrix.world, FEW + 1, MANY);
  await askAll(after);
}, 120_000);

const isList = (query: z.ZodType, reply: z.ZodType) => capOf(query) !== undefined || reply instanceof z.ZodArray;
const lists = safeOperations.filter(({ endpoint }) => isList(endpoint.query, endpoint.reply));
const asked = (kept: Map<string, Asked>, name: string) => [...kept.values()].filter((one) => one.name === name);

test.each(safeOperations)('$name: as many statements among a thousand rows as among ten (PERF-10)', ({ name }) => {
  expect(asked(before, name).length).toBeGreaterThan(0);
  expect(asked(after, name).map(({ who, statements }) => [who, statements])).toEqual(
    asked(before, name).map(({ who, statements }) => [who, statements]),
  );
});

test.each(lists.filter(({ name }) => !(name in CONSTANT)))(
  '$name: was really asked for ten and for a thousand rows',
  ({ name, endpoint }) => {
    const most = (kept: Map<string, Asked>) => Math.max(...asked(kept, name).map(({ rows }) => rows));
    expect(most(before)).toBeGreaterThanOrEqual(FEW);
    expect(most(before)).toBeLessThan(5 * FEW);
    // A list that this world does not fill needs its rows in grow-world.ts.
    expect(most(after)).toBeGreaterThanOrEqual(Math.min(MANY, capOf(endpoint.query) ?? MANY));
  },
);

test('the statements are really heard', () => {
  expect([...after.values()].some(({ statements }) => statements.some((one) => one.includes('from user_roles')))).toBe(true);
  expect(lists.length).toBeGreaterThan(6);
});
