import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@lauda/analysis/version';
import { analysis } from '@lauda/contract/analysis';
import { make } from '../make';
import { makeWriting, SOME_TEXT } from '../make-writing';
import { type Scene, sample } from './sample';
import type { Place } from './world';

type At = Pick<Scene, 'api'>;

const KEY = 'um-destaque';
const KEPT = {
  result: {
    highlights: [
      {
        key: KEY,
        paragraph: 0,
        boundaries: [0, 9],
        start: 0,
        end: 9,
        category: 'mistake',
        rule: 'first-word',
        confidence: 1,
        comment: 'Veja.',
        suggestions: [],
        competence: 1,
      },
    ],
    stats: { indicators: {}, targets: {}, connectives: {} },
    intervention: null,
  },
  ai_score: null,
};

const textAt = async ({ api }: At, { group }: Place, text = SOME_TEXT) => {
  const student = await make(api).user({ first_name: 'Iara', last_name: 'Passageira' });
  await make(api).role(student, { role_type: 'student', group });
  return makeWriting(api).composition({ test: await makeWriting(api).test({ group }), student: student.id, text });
};

/** A text that nobody has asked about: one text is read once, whoever asks. */
const newTextAt = (scene: At, place: Place) => textAt(scene, place, `${SOME_TEXT}\n${randomUUID().replaceAll('-', '')}`);

/** A text with its reading done. The terms are those of a composition of this theme when nobody asks for less. */
const readAt = async (scene: At, place: Place) => {
  const id = await textAt(scene, place);
  await readingOf(scene, id);
  return id;
};
const readingOf = async ({ api }: At, composition: number) => {
  const [reading] = await api.owner<{ id: number }[]>`
    insert into analyses (text_hash, terms, engine, state, result, finished)
    select sha256(convert_to(${SOME_TEXT}, 'UTF8')), 'enem theme ' || themes.id || '.' || themes.version || ' highlights,score,stats+score', ${ENGINE_VERSION}, 'done',
      ${JSON.stringify(KEPT)}::text::jsonb, now()
    from themes where slug = 'descaso-ambiental'
    on conflict (text_hash, terms, engine) do update set state = 'done', result = excluded.result, request = null, finished = now() returning id`;
  await api.owner`insert into analysis_requests (analysis_id, composition_id) values (${reading?.id ?? 0}, ${composition}) on conflict do nothing`;
  return reading?.id ?? 0;
};
/** A reading of a text of its own: one text is read once, whoever wrote it. */
const ownReadingAt = async (scene: At, place: Place) => {
  const { api } = scene;
  const id = await textAt(scene, place);
  const [reading] = await api.owner<{ id: number }[]>`
    insert into analyses (text_hash, terms, engine, state, result, finished)
    values (sha256(${`texto ${id}`}::bytea), 'any', ${ENGINE_VERSION}, 'done', ${JSON.stringify(KEPT)}::text::jsonb, now()) returning id`;
  await api.owner`insert into analysis_requests (analysis_id, composition_id) values (${reading?.id ?? 0}, ${id})`;
  return reading?.id ?? 0;
};

const about = (make: (scene: At, place: Place) => Promise<number>) => ({
  kind: 'made' as const,
  make,
  input: (id: number) => ({ params: { id } }),
});
/** Whoever may still grade sees the machine's grade after their own: this text is graded. */
const reviewedAt = async (scene: At, place: Place) => {
  const id = await readAt(scene, place);
  await scene.api.owner`update compositions set status = 'reviewed' where id = ${id}`;
  return id;
};

/** What the engine reads. */
export const analysisSamples = [
  sample(analysis.request, {
    as: 'teacher',
    input: async (scene) => ({ body: { id: await newTextAt(scene, scene.world.home) } }),
    objects: { kind: 'made', make: newTextAt, input: (id) => ({ body: { id } }) },
  }),
  sample(analysis.get, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownReadingAt(scene, scene.world.home) } }),
    objects: about(ownReadingAt),
  }),
  sample(analysis.ofComposition, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await readAt(scene, scene.world.home) } }),
    objects: about(readAt),
  }),
  sample(analysis.aiScore, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await reviewedAt(scene, scene.world.home) } }),
    objects: about(reviewedAt),
  }),
  sample(analysis.similarity, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await textAt(scene, scene.world.home) } }),
    objects: about(textAt),
  }),
  sample(analysis.feedback, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await readAt(scene, scene.world.home) }, body: { key: KEY, is_helpful: true } }),
    objects: { kind: 'made', make: readAt, input: (id) => ({ params: { id }, body: { key: KEY, is_helpful: true } }) },
  }),
  sample(analysis.ownFeedback, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await textAt(scene, scene.world.home) } }),
    objects: about(textAt),
  }),
  sample(analysis.exportFeedback, { as: 'staff', input: () => ({ query: {} }) }),
];
