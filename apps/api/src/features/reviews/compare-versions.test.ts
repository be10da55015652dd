import { randomUUID } from 'node:crypto';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test } from 'vitest';
import { type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi();
let scene: ReviewScene;
beforeAll(async () => {
  scene = await reviewScene(api);
});

const FIRST = 'Os menino foi na praça.\nNo entanto ninguem viu.\nA praça é bonita.';
const SECOND = 'Os meninos foram na praça.\nNo entanto, ninguem viu.\nA praça é muito bonita.';

test('a rewriting says what it gained by competence, and which of the marked passages read otherwise', async () => {
  const teacher = await scene.teacher();
  const author = await scene.student();
  const reviewed = async (composition: number, points: number[], marks: [string, 'correcao' | 'elogio'][], raw: string) => {
    const started = await scene.start(teacher, composition);
    for (const [quote, annotation_type] of marks) {
      const start = raw.indexOf(quote);
      const mark = { review_id: started.id, client_id: randomUUID(), annotation_type, competence_id: null, comment: 'Veja.' };
      await teacher.browser.call(reviews.annotate, {
        body: { ...mark, suggested_text: '', start, end: start + quote.length, quote },
      });
    }
    const [now] = (await teacher.browser.call(reviews.list, { query: { composition_id: composition } })).results;
    const graded = await scene.grade(teacher, now ?? started, points);
    return scene.finish(teacher, graded);
  };
  const first = await scene.text({ raw: FIRST, of: author });
  const parent = await reviewed(
    first,
    [80, 120, 120, 80, 40],
    [
      ['Os menino', 'correcao'],
      ['No entanto', 'correcao'],
      ['ninguem', 'correcao'],
      ['bonita', 'elogio'],
    ],
    FIRST,
  );
  const second = await scene.text({ raw: SECOND, of: author, theme: 'fome-e-desperdicio' });
  await api.owner`update compositions set parent_id = ${first} where id = ${second}`;
  const child = await reviewed(second, [160, 120, 80, 120, 40], [], SECOND);

  const params = { parent_review_id: parent.id, review_id: child.id };
  const compared = await teacher.browser.call(reviews.compare, { params });
  expect(compared.competences.map(({ gained }) => gained)).toEqual([80, 0, -40, 40, 0]);
  expect(compared.gained).toBe(80);
  expect(compared.marks.map(({ quote, is_rewritten, is_resolved }) => [quote, is_rewritten, is_resolved])).toEqual([
    ['Os menino', true, false],
    ['No entanto', true, false],
    ['ninguem', false, false],
  ]);
  expect(compared.parent.annotations).toHaveLength(4);

  // That it is better now the teacher says, although the review is finished.
  const [mark] = compared.marks;
  await teacher.browser.call(reviews.changeAnnotation, {
    params: { id: mark?.id ?? 0 },
    body: { version: mark?.version ?? 0, is_resolved: true },
  });
  const later = await teacher.browser.call(reviews.compare, { params });
  expect(later.marks.filter(({ is_resolved }) => is_resolved).map(({ quote }) => quote)).toEqual(['Os menino']);

  // The other way round they are no pair.
  const turned = await teacher.browser.try(reviews.compare, { params: { parent_review_id: child.id, review_id: parent.id } });
  expect(turned.status).toBe(404);
});
