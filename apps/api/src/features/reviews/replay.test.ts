import { randomUUID } from 'node:crypto';
import { reviewGrids } from '@lauda/contract/review-grids';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test } from 'vitest';
import { SOME_TEXT } from '../../../test/make-writing';
import { type ReviewEvent, replayReview } from '../../../test/replay-review';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
let teacher: Reviewer;
let reasons: number[];
let leavings: number[];
beforeAll(async () => {
  scene = await reviewScene(api);
  teacher = await scene.teacher();
  reasons = (await teacher.browser.call(reviewGrids.zeroReasons, { query: {} })).results.map(({ id }) => id);
  leavings = (await teacher.browser.call(reviewGrids.abandonReasons, { query: {} })).results.map(({ id }) => id);
});

/** The same numbers on every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

async function present(id: number) {
  const [own] = await api.owner`
    select status, comment, zero_reason_id as zero_grade_reason_id, zero_comment, total, abandon_reason_id as reason_id, version,
      (select coalesce(json_agg(json_build_object('element', element, 'state', state, 'start', start_at, 'end', end_at) order by element), '[]')
        from review_elements where review_id = composition_reviews.id) as elements,
      (select coalesce(json_object_agg(highlight_key, decision), '{}') from highlight_decisions where review_id = composition_reviews.id) as highlight_decisions
    from composition_reviews where id = ${id}`;
  const grades =
    await api.owner`select competence_id, level_id, points, comment, justification, version from review_grades where review_id = ${id}`;
  const annotations = await api.owner`
    select id, client_id, annotation_type, competence_id, comment, suggested_text, start_at as start, end_at as "end", quote, is_resolved, version
    from review_annotations where review_id = ${id}`;
  return {
    own: { ...own },
    grades: Object.fromEntries(grades.map((grade) => [String(grade.competence_id), { ...grade }])),
    annotations: Object.fromEntries(annotations.map(({ id: number, ...mark }) => [String(number), mark])),
  };
}

test('a thousand random operations: the log, read from the start, is what stands (REL-28)', async () => {
  const { browser } = teacher;
  const open: number[] = [];
  for (let count = 0; count < 6; count += 1) open.push((await scene.start(teacher, await scene.text())).id);
  const textOf = new Map(
    (await api.owner`select id, composition_id from composition_reviews`).map(({ id, composition_id }) => [
      id as number,
      composition_id as number,
    ]),
  );
  const marks = new Map<number, { id: number; version: number }[]>(open.map((id) => [id, []]));
  const statuses = new Map<number, number>();
  const operationsWith = (roll: ReturnType<typeof dice>): Record<string, (id: number) => Promise<{ status: number; body: unknown }>> => ({
    grade: async (id) => {
      const competence = scene.enem.competences[roll(5)];
      const [known] = await api.owner`select version from review_grades where review_id = ${id} and competence_id = ${competence?.id ?? 0}`;
      const version = Math.max(0, (known?.version ?? 0) - (roll(5) === 0 ? 1 : 0));
      return browser.try(reviews.grade, {
        params: { id },
        body: {
          competence_id: competence?.id ?? 0,
          version,
          level_id: competence?.levels[roll(6)]?.id ?? null,
          comment: `nota ${roll(99)}`,
        },
      });
    },
    update: async (id) => {
      const [review] = await api.owner<{ version: number }[]>`select version from composition_reviews where id = ${id}`;
      const version = review?.version ?? 0;
      const fields = [
        { comment: `comentário ${roll(99)}` },
        { elements: [{ element: 'acao' as const, state: 'presente' as const, start: roll(9), end: 10 + roll(9) }] },
        { highlight_decisions: { [`marca:${roll(4)}`]: 'accepted' as const } },
        { status: 'finished' as const },
        { status: 'in_progress' as const },
      ];
      return browser.try(reviews.update, { params: { id }, body: { version, ...fields[roll(fields.length)] } });
    },
    zero: (id) =>
      browser.try(reviews.zero, {
        params: { id },
        body: { zero_grade_reason_id: roll(2) ? (reasons[roll(reasons.length)] ?? null) : null, comment: 'Zerada.' },
      }),
    annotate: async (id) => {
      const start = roll(SOME_TEXT.length - 20);
      const quote = SOME_TEXT.slice(start, start + 8);
      const body = {
        review_id: id,
        client_id: randomUUID(),
        annotation_type: 'orientacao' as const,
        competence_id: null,
        comment: `marca ${roll(99)}`,
        suggested_text: '',
        ...(roll(3) ? { start, end: start + 8, quote } : {}),
      };
      const answer = await browser.try(reviews.annotate, { body });
      if (answer.status === 201) marks.get(id)?.push(answer.body as { id: number; version: number }); // by the contract
      return answer;
    },
    change: async (id) => {
      const mark = marks.get(id)?.[0];
      const answer = await browser.try(reviews.changeAnnotation, {
        params: { id: mark?.id ?? 1 },
        body: { version: mark?.version ?? 1, comment: `outra ${roll(99)}` },
      });
      if (answer.status === 200 && mark) Object.assign(mark, answer.body);
      return answer;
    },
    remove: async (id) => {
      const mark = marks.get(id)?.at(-1);
      const answer = await browser.try(reviews.removeAnnotation, { params: { id: mark?.id ?? 1 } });
      if (answer.status === 204) marks.get(id)?.pop();
      return answer;
    },
    abandon: (id) => browser.try(reviews.abandon, { params: { id }, body: { reason_id: leavings[roll(leavings.length)] ?? 0 } }),
    resume: (id) => browser.try(reviews.start, { body: { composition_id: textOf.get(id) ?? 0 } }),
  });
  const weighted = [
    'grade',
    'grade',
    'grade',
    'grade',
    'update',
    'update',
    'zero',
    'annotate',
    'annotate',
    'change',
    'remove',
    'abandon',
    'resume',
    'resume',
  ];
  // Each review has a walk of its own: they go on at the same time, as people do.
  const walk = async (id: number) => {
    const roll = dice(20_261_115 + id);
    const operations = operationsWith(roll);
    for (let turn = 0; turn < 1000 / open.length; turn += 1) {
      const { status } = (await operations[weighted[roll(weighted.length)] ?? 'grade']?.(id)) ?? { status: 0 };
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(open.map(walk));
  expect([...statuses.keys()].filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(300);
  for (const id of open) {
    const events = await api.owner<
      ReviewEvent[]
    >`select action, subject_id, version, after from review_events where review_id = ${id} order by id`;
    expect(replayReview(events)).toEqual(await present(id));
  }
}, 120_000);
