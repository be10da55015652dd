import { reviews } from '@lauda/contract/reviews';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Change, type Entry, joined, type Kinds } from './entry';
import { forgetRowsHere } from './kept-rows';
import { type Outbox, openOutbox } from './outbox';

/** A field with a version, saved by itself: as small as a kind can be. */
const kinds: Kinds = {
  note: {
    endpoint: reviews.update,
    body: ({ fields, version }) => ({ ...fields, version }),
    standing: (_entry, current) => current as { version: number; values: Record<string, unknown> } | null, // as the server below gives it
    isLost: () => false,
    teach: (sent, reply, waiting) =>
      waiting.object === sent.object ? { ...waiting, version: (reply as { version: number }).version } : waiting, // as above
    join: (waiting, change) => joined(waiting, change),
  },
};

type Sent = { at: number; id: number; key: string; body: { text: string; version: number } };

/** Reviews with one text each; a server that is slow, breaks, and answers in its own time. */
function notes() {
  const values = new Map<number, { text: string; version: number }>();
  const answered = new Map<string, Response>();
  const sent: Sent[] = [];
  let trouble: () => 'none' | 'before' | 'after' = () => 'none';
  let delay = () => 5;
  const fetch = async (address: string, init: RequestInit) => {
    const id = Number(/composition_reviews\/(\d+)\//.exec(address)?.[1]);
    const headers = new Headers(init.headers);
    const key = headers.get('idempotency-key') ?? '';
    const body = JSON.parse(String(init.body)) as Sent['body']; // written by the kind above
    sent.push({ at: Date.now(), id, key, body });
    const fate = trouble();
    await new Promise((resolve) => setTimeout(resolve, delay()));
    if (fate === 'before') throw new TypeError('network');
    const known = answered.get(key);
    const now = values.get(id) ?? { text: '', version: 0 };
    if (!known && body.version === now.version) values.set(id, { text: body.text, version: now.version + 1 });
    const answer =
      known ??
      (body.version === now.version
        ? Response.json(values.get(id))
        : Response.json({ detail: 'x', current: { version: now.version, values: { text: now.text } } }, { status: 409 }));
    answered.set(key, answer.clone());
    if (fate === 'after') throw new TypeError('network');
    return answer.clone();
  };
  return {
    values,
    sent,
    fetch,
    set: (next: { trouble?: typeof trouble; delay?: typeof delay }) => {
      trouble = next.trouble ?? trouble;
      delay = next.delay ?? delay;
    },
  };
}

let server: ReturnType<typeof notes>;
let outbox: Outbox;
let shown: Map<string, { text: string; version: number }>;

const change = (id: number, text: string): Change => {
  const now = shown.get(`note:${id}`) ?? { text: '', version: 0 };
  return {
    kind: 'note',
    group: `composition:${id}`,
    object: `note:${id}`,
    params: { id },
    about: {},
    fields: { text },
    before: { text: now.text },
    version: now.version,
    isTyped: true,
  };
};

let isIn: boolean;
const open = () =>
  openOutbox({
    userId: 7,
    isIn: () => isIn,
    kinds,
    onSent: ({ object }: Entry, reply) => void shown.set(object, reply as { text: string; version: number }), // as the server above answers
  });

beforeEach(() => {
  vi.useFakeTimers();
  server = notes();
  shown = new Map();
  isIn = true;
  vi.stubGlobal('fetch', server.fetch);
  outbox = open();
});
afterEach(() => {
  outbox.stop();
  forgetRowsHere();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The same every time: a test that fails must fail again. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('cadence (REL-10)', () => {
  test('a minute of typing makes at most 19 requests, and the last letter is answered within 4 s', async () => {
    const random = dice(3);
    let text = '';
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      text += 'a';
      outbox.add(change(1, text));
      // Letters, and now and then the pause of someone who thinks.
      await pass(random() < 0.1 ? 1200 : 90);
    }
    const lastLetter = Date.now();
    while (outbox.state().entries.length > 0) await pass(50);
    expect(Date.now() - lastLetter).toBeLessThanOrEqual(4000);
    expect(server.sent.length).toBeLessThanOrEqual(19);
    expect(server.sent.length).toBeGreaterThan(10);
    expect(server.values.get(1)?.text).toBe(text);
  });

  test('while a letter waits, nothing is called saved', async () => {
    await pass(10);
    outbox.add(change(1, 'a'));
    expect(outbox.state()).toMatchObject({ entries: [{ fields: { text: 'a' } }] });
    await pass(4000);
    expect(outbox.state()).toMatchObject({ entries: [], failure: null });
  });
});

test('nothing goes out while someone else is in, and everything when the person is back', async () => {
  await pass(10);
  isIn = false;
  outbox.add(change(1, 'meu'));
  outbox.resume();
  expect(await Promise.race([outbox.settle().then(() => 'told'), pass(4000).then(() => 'waited')])).toBe('told');
  await pass(60_000);
  expect(server.sent).toEqual([]);
  isIn = true;
  await pass(2000);
  expect(server.values.get(1)?.text).toBe('meu');
});

test('a thousand failures, before and after the server did its work: nothing is lost, done twice, or called saved too early', async () => {
  const random = dice(11);
  let failures = 0;
  server.set({
    trouble: () => {
      const roll = random();
      if (roll < 0.6 && failures < 1000) {
        failures += 1;
        return roll < 0.3 ? 'before' : 'after';
      }
      return 'none';
    },
  });
  const stop = outbox.subscribe(() => {
    // Nothing waits: then what the server has is what was written last.
    if (outbox.state().entries.length === 0 && outbox.state().lastSaved !== null) expect(server.values.get(1)?.text).toBe(written);
  });
  let written = '';
  for (let round = 0; failures < 1000; round += 1) {
    written = `versão ${round}`;
    outbox.add(change(1, written));
    while (outbox.state().entries.length > 0) await pass(500);
    expect(server.values.get(1)).toEqual({ text: written, version: round + 1 });
  }
  stop();
}, 60_000);

test('a hundred switches between texts with slow saves: every value lands on its own (REL-12)', async () => {
  const random = dice(5);
  server.set({ delay: () => random() * 3000 });
  const last = new Map<number, string>();
  for (let turn = 0; turn < 100; turn += 1) {
    const id = 1 + Math.floor(random() * 8);
    last.set(id, `texto ${id}, vez ${turn}`);
    outbox.add(change(id, `texto ${id}, vez ${turn}`));
    await pass(random() * 400);
  }
  while (outbox.state().entries.length > 0) await pass(1000);
  for (const { id, body } of server.sent) expect(body.text).toContain(`texto ${id},`);
  for (const [id, text] of last) expect(server.values.get(id)?.text).toBe(text);
  for (const [object, { text }] of shown) expect(text).toContain(`texto ${object.slice('note:'.length)},`);
});

test('what is taken back before it went out is not sent', async () => {
  await pass(10);
  outbox.add(change(1, 'a'));
  outbox.add(change(1, ''));
  await pass(5000);
  expect(server.sent).toHaveLength(0);
});

test('a page that was killed while it sent: the next one sends the same under the same key, then what came after', async () => {
  await pass(10);
  server.set({ trouble: () => 'after' });
  outbox.add(change(1, 'primeiro'));
  await pass(900);
  outbox.add(change(1, 'primeiro e segundo'));
  await pass(20);
  outbox.stop();
  server.set({ trouble: () => 'none' });
  outbox = open();
  await pass(10_000);
  const [first, again] = server.sent;
  expect(again?.key).toBe(first?.key);
  expect(again?.body).toEqual(first?.body);
  expect(server.values.get(1)).toEqual({ text: 'primeiro e segundo', version: 2 });
});
