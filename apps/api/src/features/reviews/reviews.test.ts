import { randomUUID } from 'node:crypto';
import { reviewGrids } from '@lauda/contract/review-grids';
import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test, vi } from 'vitest';
import { SOME_TEXT } from '../../../test/make-writing';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi();
let scene: ReviewScene;
let teacher: Reviewer;
beforeAll(async () => {
  scene = await reviewScene(api);
  teacher = await scene.teacher();
});

const statusOf = async (id: number) =>
  (await api.owner<{ status: string; is_zero: boolean }[]>`select status, is_zero from compositions where id = ${id}`)[0];
const resultOf = async (id: number) =>
  (await api.owner`select total, points, is_zero, elements from composition_results where composition_id = ${id}`)[0];
const reasonOf = async (slug: string) => {
  const { results } = await teacher.browser.call(reviewGrids.zeroReasons, { query: {} });
  return results.find((reason) => reason.slug === slug)?.id ?? 0;
};
const leavingReason = async (slug: string) => {
  const { results } = await teacher.browser.call(reviewGrids.abandonReasons, { query: {} });
  return results.find((reason) => reason.slug === slug)?.id ?? 0;
};

test('a teacher starts, grades competence by competence, and finishes; the grade stands at once', async () => {
  const text = await scene.text();
  const started = await scene.start(teacher, text);
  expect(started).toMatchObject({ status: 'in_progress', kind: 'teacher', ordinal: 1, is_own: true, total: 0, version: 1 });
  expect(started.missing.length).toBe(5);
  expect(await statusOf(text)).toMatchObject({ status: 'in_review' });
  expect((await scene.start(teacher, text)).id).toBe(started.id);

  const early = await teacher.browser.try(reviews.update, { params: { id: started.id }, body: { version: 1, status: 'finished' } });
  expect(early).toMatchObject({
    status: 409,
    body: { detail: 'Faltam 5 notas ou justificativas para encerrar.', current: { missing: started.missing } },
  });

  const graded = await scene.grade(teacher, started, [120, 160, 80, 200, 40]);
  expect(graded).toMatchObject({ total: 600, missing: [], version: 6 });
  const finished = await scene.finish(teacher, graded);
  expect(finished).toMatchObject({ status: 'finished', lease_until: null, total: 600 });
  expect(await statusOf(text)).toMatchObject({ status: 'reviewed', is_zero: false });
  expect(await resultOf(text)).toMatchObject({ total: 600, points: [120, 160, 80, 200, 40], is_zero: false, elements: null });

  const late = await teacher.browser.try(reviews.grade, {
    params: { id: started.id },
    body: { competence_id: scene.enem.competences[0]?.id ?? 0, version: 1, comment: 'Tarde demais.' },
  });
  expect(late).toMatchObject({ status: 409, body: { current: { status: 'finished' } } });

  const again = await teacher.browser.call(reviews.update, {
    params: { id: started.id },
    body: { version: finished.version, status: 'in_progress' },
  });
  expect(again).toMatchObject({ status: 'in_progress', finished: null });
  expect(await statusOf(text)).toMatchObject({ status: 'in_review' });
  expect(await resultOf(text)).toBeUndefined();
});

test('level, competence and points are the grid’s own; a comment alone is no grade', async () => {
  const review = await scene.start(teacher, await scene.text());
  const [first, second] = scene.enem.competences;
  const send = (body: object) =>
    teacher.browser.try(reviews.grade, { params: { id: review.id }, body: { competence_id: first?.id ?? 0, version: 0, ...body } });
  expect(await send({ competence_id: 999_999 })).toMatchObject({ status: 400, body: { competence_id: [expect.any(String)] } });
  expect(await send({ level_id: second?.levels[2]?.id })).toMatchObject({ status: 400, body: { level_id: [expect.any(String)] } });
  const commented = (await send({ comment: 'Reveja a concordância.' })).body as Review;
  expect(commented.grades).toEqual([
    { competence_id: first?.id, level_id: null, points: null, comment: 'Reveja a concordância.', justification: '', version: 1 },
  ]);
  const graded = (await send({ version: 1, level_id: first?.levels[3]?.id })).body as Review;
  expect(graded.grades[0]).toMatchObject({ points: 120, comment: 'Reveja a concordância.', version: 2 });
  const undone = (await send({ version: 2, level_id: null })).body as Review;
  expect(undone.grades[0]).toMatchObject({ points: null, version: 3 });
});

test('zero wins over all, keeps the grades, and can be undone until finished', async () => {
  const text = await scene.text();
  const graded = await scene.grade(teacher, await scene.start(teacher, text), [120, 120, 120, 120, 120]);
  const zero = (zero_grade_reason_id: number | null, comment = 'Fugiu ao tema.') =>
    teacher.browser.try(reviews.zero, { params: { id: graded.id }, body: { zero_grade_reason_id, comment } });
  expect((await zero(null)).status).toBe(409);
  const zeroed = (await zero(await reasonOf('fuga_tema'))).body as Review;
  expect(zeroed).toMatchObject({ total: 0, zero_comment: 'Fugiu ao tema.', missing: [] });
  expect(zeroed.grades.length).toBe(5);
  expect((await zero(null)).body).toMatchObject({ total: 600, zero_grade_reason_id: null, zero_comment: '' });
  const again = (await zero(await reasonOf('fuga_tema'))).body as Review;
  await scene.finish(teacher, again);
  expect(await resultOf(text)).toMatchObject({ total: 0, points: [0, 0, 0, 0, 0], is_zero: true });
  expect(await statusOf(text)).toMatchObject({ status: 'reviewed', is_zero: true });
  expect((await zero(null)).status).toBe(409);
});

test('an adaptation of the student closes its reason', async () => {
  const student = await scene.student(['disregard_theme']);
  const review = await scene.start(teacher, await scene.text({ of: student }));
  const zero = async (slug: string) =>
    teacher.browser.try(reviews.zero, { params: { id: review.id }, body: { zero_grade_reason_id: await reasonOf(slug), comment: '' } });
  expect(await zero('fuga_tema')).toMatchObject({ status: 400, body: { zero_grade_reason_id: [expect.stringContaining('adaptações')] } });
  expect((await zero('copia_proposta')).status).toBe(200);
});

test('abandoned, the text goes back and the draft stays; only sensitive content is told, and only to the coordination', async () => {
  const text = await scene.text();
  const graded = await scene.grade(teacher, await scene.start(teacher, text), [120]);
  const leave = async (slug: string) =>
    teacher.browser.call(reviews.abandon, { params: { id: graded.id }, body: { reason_id: await leavingReason(slug) } });
  expect(await leave('sem_tempo')).toMatchObject({ status: 'abandoned', lease_until: null });
  expect(await statusOf(text)).toMatchObject({ status: 'submitted' });
  const resumed = await scene.start(teacher, text);
  expect(resumed).toMatchObject({ id: graded.id, status: 'in_progress', total: 120, reason_id: null });
  expect(await statusOf(text)).toMatchObject({ status: 'in_review' });
  const told = async () => [
    ...(await api.owner`select data from pgboss.job where name = 'news.happened' and data->>'kind' = 'sensitive_content'`),
  ];
  expect(await told()).toEqual([]);
  await leave('conteudo_sensivel');
  expect(await told()).toEqual([{ data: { kind: 'sensitive_content', composition_id: text, review_id: graded.id } }]);
});

test('comment, elements and decisions are saved field by field; only the same field overtakes', async () => {
  const review = await scene.start(teacher, await scene.text());
  const save = (version: number, fields: object) =>
    teacher.browser.try(reviews.update, { params: { id: review.id }, body: { version, ...fields } });
  expect(await save(1, { comment: 'Bom começo.' })).toMatchObject({ status: 200, body: { comment: 'Bom começo.', version: 2 } });
  const elements = [{ element: 'agente', state: 'presente', start: 0, end: 5 }];
  expect(await save(1, { elements })).toMatchObject({ status: 200, body: { elements, version: 3 } });
  expect(await save(1, { comment: 'Outro.' })).toMatchObject({ status: 409, body: { current: { comment: 'Bom começo.', version: 3 } } });
  expect(await save(9, { comment: 'Do futuro.' })).toMatchObject({ status: 409 });
  const decided = { highlight_decisions: { 'ortografia:12': 'accepted', 'crase:40': 'rejected' } };
  expect(await save(3, decided)).toMatchObject({ status: 200, body: decided });
  expect(await save(4, { elements: [{ element: 'meio', state: 'nulo', start: null, end: null }] })).toMatchObject({ status: 400 });
  expect(await save(4, { elements: [{ element: 'meio', state: 'presente', start: 0, end: 99_999 }] })).toMatchObject({ status: 400 });
  expect(await save(4, { seconds_spent: 90 })).toMatchObject({ status: 200, body: { seconds_spent: 90, version: 4 } });
  expect(await save(4, { seconds_spent: 30 })).toMatchObject({ body: { seconds_spent: 90 } });
});

test('the elements that the reviewer found go with the grade', async () => {
  const text = await scene.text();
  const graded = await scene.grade(teacher, await scene.start(teacher, text), [120, 120, 120, 120, 80]);
  const elements = [
    { element: 'agente' as const, state: 'presente' as const, start: 0, end: 5 },
    { element: 'acao' as const, state: 'nulo' as const, start: null, end: null },
  ];
  await teacher.browser.call(reviews.update, {
    params: { id: graded.id },
    body: { version: graded.version, elements, status: 'finished' },
  });
  expect(await resultOf(text)).toMatchObject({ elements: [true, false, false, false, false] });
});

test('a mark is where its words stand, once per client_id, and changed by its maker only', async () => {
  const text = await scene.text();
  const review = await scene.start(teacher, text);
  const quote = 'obstaculo';
  const start = SOME_TEXT.indexOf(quote);
  const mark = {
    review_id: review.id,
    client_id: randomUUID(),
    annotation_type: 'correcao' as const,
    competence_id: scene.enem.competences[0]?.id ?? 0,
    comment: 'Falta o acento.',
    suggested_text: 'obstáculo',
    start,
    end: start + quote.length,
    quote,
  };
  const { browser } = teacher;
  const made = await browser.call(reviews.annotate, { body: mark });
  expect(made).toMatchObject({ start, end: start + quote.length, quote, is_general: false, is_orphan: false, version: 1 });
  expect((await browser.call(reviews.annotate, { body: mark })).id).toBe(made.id);
  const other = { ...mark, client_id: randomUUID() };
  expect(await browser.try(reviews.annotate, { body: { ...other, start: start + 1 } })).toMatchObject({
    status: 400,
    body: { quote: [expect.any(String)] },
  });
  expect((await browser.try(reviews.annotate, { body: { ...other, quote: undefined } })).status).toBe(400);
  const { start: _, end: __, quote: ___, ...general } = other;
  expect(await browser.call(reviews.annotate, { body: general })).toMatchObject({ is_general: true, start: null, quote: '' });

  const changed = await browser.call(reviews.changeAnnotation, {
    params: { id: made.id },
    body: { version: 1, comment: 'Acento: é proparoxítona.' },
  });
  expect(changed).toMatchObject({ comment: 'Acento: é proparoxítona.', suggested_text: 'obstáculo', version: 2, start });
  expect(await browser.try(reviews.changeAnnotation, { params: { id: made.id }, body: { version: 1, comment: 'x' } })).toMatchObject({
    status: 409,
    body: { current: { version: 2 } },
  });
  const colleague = await scene.teacher();
  expect(
    (await colleague.browser.try(reviews.changeAnnotation, { params: { id: made.id }, body: { version: 2, comment: 'x' } })).status,
  ).toBe(403);
  expect((await colleague.browser.try(reviews.removeAnnotation, { params: { id: made.id } })).status).toBe(403);
  expect((await colleague.browser.try(reviews.reportAnnotation, { params: { id: made.id } })).status).toBe(404);
  await browser.call(reviews.removeAnnotation, { params: { id: made.id } });
  expect((await browser.try(reviews.removeAnnotation, { params: { id: made.id } })).status).toBe(404);
});

test('whoever reads a finished review may report a mark', async () => {
  const text = await scene.text();
  const review = await scene.start(teacher, text);
  const mark = {
    review_id: review.id,
    client_id: randomUUID(),
    annotation_type: 'elogio' as const,
    competence_id: null,
    comment: 'Bravo!',
    suggested_text: '',
  };
  const { id } = await teacher.browser.call(reviews.annotate, { body: mark });
  await scene.finish(teacher, await scene.grade(teacher, review, [40, 40, 40, 40, 40]));
  const director = await scene.bear('director', { school: scene.school });
  expect(await director.browser.call(reviews.reportAnnotation, { params: { id } })).toMatchObject({ reported_by: director.person.id });
  expect(await teacher.browser.call(reviews.changeAnnotation, { params: { id }, body: { version: 1, is_resolved: true } })).toMatchObject({
    is_resolved: true,
  });
  expect((await teacher.browser.try(reviews.changeAnnotation, { params: { id }, body: { version: 2, comment: 'x' } })).status).toBe(409);
});

test('another teacher of the class sees no draft, cannot write in it, and reads it when finished', async () => {
  const text = await scene.text();
  const graded = await scene.grade(teacher, await scene.start(teacher, text), [40, 40, 40, 40, 40]);
  const colleague = await scene.teacher();
  const seen = async () => (await colleague.browser.call(reviews.list, { query: { composition_id: text } })).results;
  expect(await seen()).toEqual([]);
  const write = await colleague.browser.try(reviews.update, { params: { id: graded.id }, body: { version: graded.version, comment: 'x' } });
  expect(write.status).toBe(403);
  expect(await colleague.browser.try(reviews.start, { body: { composition_id: text } })).toMatchObject({ status: 409 });
  await scene.finish(teacher, graded);
  expect(await seen()).toMatchObject([{ id: graded.id, is_own: false, total: 200, reviewer_name: 'Rosa Teixeira' }]);
});

test('with max_grade_justification on, a top grade is justified in writing', async () => {
  await api.owner`update feature_flags set enabled = true where key = 'max_grade_justification'`;
  const review = await scene.start(teacher, await scene.text());
  const top = scene.enem.competences[0];
  const topOf = () => scene.grade(teacher, review, [200, 40, 40, 40, 40]);
  const graded = await vi.waitFor(async () => {
    // Flags are remembered for two seconds.
    const seen = await teacher.browser.call(reviews.list, { query: { composition_id: review.composition_id } });
    const [latest] = seen.results[0]?.grades.length ? seen.results : [await topOf()];
    expect(latest?.missing).toEqual([{ kind: 'justification', competence_id: top?.id }]);
    return latest;
  }, 5000);
  expect(
    await teacher.browser.try(reviews.update, { params: { id: review.id }, body: { version: graded?.version ?? 0, status: 'finished' } }),
  ).toMatchObject({
    status: 409,
    body: { detail: 'Falta uma nota ou justificativa para encerrar.' },
  });
  const body = { competence_id: top?.id ?? 0, version: 1, justification: 'Só um deslize em trinta linhas.' };
  const justified = await teacher.browser.call(reviews.grade, { params: { id: review.id }, body });
  expect(justified.missing).toEqual([]);
  await scene.finish(teacher, justified);
});
