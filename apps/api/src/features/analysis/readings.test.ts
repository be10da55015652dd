import { fileURLToPath } from 'node:url';
import { analysis } from '@lauda/contract/analysis';
import { messages } from '@lauda/contract/messages';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { hashOf } from './open-reading';

const api = useApi({
  env: { ANALYSIS_THREAD: fileURLToPath(new URL('../../../test/stand-in-thread.mjs', import.meta.url)), ANALYSIS_SECONDS: '2' },
});
let scene: SchoolScene;

const ask = (composition_raw: string) => scene.as.staff.call(analysis.request, { body: { composition_raw } });
const settled = (id: number) =>
  vi.waitFor(
    async () => {
      const reading = await scene.as.staff.call(analysis.get, { params: { id } });
      expect(['done', 'failed']).toContain(reading.state);
      return reading;
    },
    { timeout: 30_000, interval: 100 },
  );
const jobsOf = async (id: number, name = 'analysis.requested') => [
  ...(await api.owner<{ state: string; retry_count: number; output: unknown }[]>`
    select state::text, retry_count, output from pgboss.job where name = ${name} and data ->> 'analysis_id' = ${String(id)}`),
];

beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

test('twenty who ask for the same text at once share one reading (REL-20)', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask('O mesmo texto de sempre.')));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  const { id = 0 } = asked[0] ?? {};
  const answers = await Promise.all(Array.from({ length: 20 }, () => settled(id)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ state: 'done', failure: null, text_hash: hashOf('O mesmo texto de sempre.') });
  expect(await jobsOf(id)).toMatchObject([{ retry_count: 0 }]);
  expect(await api.owner`select attempts, request from analyses where id = ${id}`).toMatchObject([{ attempts: 1, request: null }]);
});

test('other markers are another reading', async () => {
  const raw = 'Um texto, duas perguntas.';
  const whole = await ask(raw);
  const stats = await scene.as.staff.call(analysis.request, { body: { composition_raw: raw, markers_to_process: ['stats'] } });
  expect(stats.id).not.toBe(whole.id);
});

test.each([
  ['throws', 'Estoura aqui.', 'a rule stumbled'],
  ['ends its thread', 'Morre aqui.', 'the thread fell'],
  ['never ends', 'Trava aqui.', 'took longer than 2 s'],
])(
  'a text that %s is tried three times and given up with the reason, and others go on (REL-18)',
  async (_, raw, reason) => {
    const poison = await ask(raw);
    const others = await Promise.all(Array.from({ length: 5 }, (__, n) => ask(`Texto ${n} depois de ${raw}`)));
    for (const { id } of others) expect(await settled(id)).toMatchObject({ state: 'done' });
    expect(await settled(poison.id)).toMatchObject({ state: 'failed', failure: messages.readingFailed, result: null });
    expect(await api.owner`select attempts, failure, request from analyses where id = ${poison.id}`).toEqual([
      { attempts: 3, failure: reason, request: null },
    ]);
    await vi.waitFor(async () => expect(await jobsOf(poison.id, 'analysis.requested.dead')).toHaveLength(1), { timeout: 5000 });
    expect(JSON.stringify(await jobsOf(poison.id))).toContain(reason);
    expect(await ask(raw)).toMatchObject({ id: poison.id, state: 'failed' });
  },
  45_000,
);

test('a text that changes while it is read never shows what was found in another (REL-19)', async () => {
  const student = await scene.student(scene.group);
  const test_id = await makeWriting(api).test({ group: scene.group });
  const id = await makeWriting(api).composition({ test: test_id, student: student.id, text: 'Versão 0.' });
  const teacher = scene.as.teacher;
  let shown = 0;
  const look = async (current: string) => {
    const answer = await teacher.try(analysis.ofComposition, { params: { id } });
    if (answer.status === 404) return;
    const { text_hash, result } = answer.body as { text_hash: string; result: { highlights: { comment: string }[] } | null }; // as the contract has it
    expect(text_hash).toBe(hashOf(current));
    if (!result) return;
    expect(result.highlights.map(({ comment }) => comment)).toEqual([current]);
    shown += 1;
  };
  for (let n = 1; n <= 100; n += 1) {
    const current = `Versão ${n % 40}.`;
    await api.owner`update compositions set text = ${current} where id = ${id}`;
    await look(current);
    await teacher.call(analysis.request, { body: { id, persist_to_db: true } });
    await look(current);
  }
  expect(shown).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await api.owner`select id from analyses where state <> 'done' and state <> 'failed'`).toEqual([]), {
    timeout: 20_000,
  });
  await look('Versão 20.');
  const stored =
    await api.owner`select encode(text_hash, 'hex') as text_hash, result #>> '{result,highlights,0,comment}' as text from analyses where state = 'done'`;
  for (const { text_hash, text } of stored) expect(text_hash).toBe(hashOf(text));
}, 60_000);

test('a text that is not the one kept is not kept with the composition', async () => {
  const student = await scene.student(scene.group);
  const id = await makeWriting(api).composition({ test: await makeWriting(api).test({ group: scene.group }), student: student.id });
  const body = { id, composition_raw: 'Outro texto.' };
  expect(await scene.as.teacher.try(analysis.request, { body: { ...body, persist_to_db: true } })).toMatchObject({
    status: 409,
    body: { detail: messages.textChanged },
  });
  const aside = await scene.as.teacher.call(analysis.request, { body });
  expect(aside).toMatchObject({ composition_id: null, ai_score: null });
  expect(await scene.as.teacher.try(analysis.ofComposition, { params: { id } })).toMatchObject({ status: 404 });
  expect((await scene.as.coordinator.try(analysis.get, { params: { id: aside.id } })).status).toBe(404);
});
