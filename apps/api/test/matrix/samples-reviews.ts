import { randomUUID } from 'node:crypto';
import { commentBank } from '@lauda/contract/comment-bank';
import { reviewOversight } from '@lauda/contract/review-oversight';
import { reviews } from '@lauda/contract/reviews';
import type { Actor } from '@lauda/domain/people/roles';
import { scopeOf } from '@lauda/domain/people/scope';
import { make } from '../make';
import { makeWriting } from '../make-writing';
import { type Scene, sample } from './sample';
import type { Place } from './world';

type At = Pick<Scene, 'api'>;

/** A text of its own: one student writes one text per activity. */
const textAt = async ({ api }: At, { group }: Place, status: 'submitted' | 'in_review' | 'reviewed' = 'submitted') => {
  const student = await make(api).user({ first_name: 'Iara', last_name: 'Passageira' });
  await make(api).role(student, { role_type: 'student', group });
  return makeWriting(api).composition({ test: await makeWriting(api).test({ group }), student: student.id, status });
};
const activityOf = async ({ api }: At, composition: number) =>
  (await api.owner<{ test_id: number }[]>`select test_id from compositions where id = ${composition}`)[0]?.test_id ?? 0;
const reviewAt = async (scene: At, place: Place, reviewer: number, status: 'in_progress' | 'finished' = 'in_progress') => {
  const composition = await textAt(scene, place, status === 'finished' ? 'reviewed' : 'in_review');
  return makeWriting(scene.api).review({ composition, reviewer, status });
};
/** Someone else's: what is in reach may be seen and not written in. */
const others = async (scene: Scene, place: Place) => reviewAt(scene, place, (await make(scene.api).user()).id);
const own = (scene: Scene) => reviewAt(scene, scene.world.home, scene.person.id);

const annotationAt = async (scene: Scene, place: Place, reviewer: number, status: 'in_progress' | 'finished' = 'in_progress') =>
  makeWriting(scene.api).annotation(await reviewAt(scene, place, reviewer, status));
const othersAnnotation = async (scene: Scene, place: Place) => annotationAt(scene, place, (await make(scene.api).user()).id);
const readAnnotation = async (scene: Scene, place: Place) => annotationAt(scene, place, (await make(scene.api).user()).id, 'finished');
const ownAnnotation = (scene: Scene) => annotationAt(scene, scene.world.home, scene.person.id);

const idOf = async ({ api }: At, table: 'zero_reasons' | 'abandon_reasons') =>
  (await api.owner<{ id: number }[]>`select id from ${api.owner(table)} order by position limit 1`)[0]?.id ?? 0;
/** The first competence of the ENEM grid, by which the activities of these samples are graded. */
const competence = async ({ api }: At) =>
  (
    await api.owner<{ id: number }[]>`
      select competences.id from competences join review_grids on review_grids.id = review_grid_id where slug = 'enem' and position = 1`
  )[0]?.id ?? 0;

/** Both versions, reviewed by this person; the number of the second review. */
const pairAt = async (scene: Scene, place: Place, reviewer: number) => {
  const { api } = scene;
  const parent = await textAt(scene, place, 'reviewed');
  const [first] = await api.owner<{ student_id: number }[]>`select student_id from compositions where id = ${parent}`;
  const test = await makeWriting(api).test({ group: place.group });
  const child = await makeWriting(api).composition({ test, student: first?.student_id ?? 0, status: 'reviewed', parent });
  await makeWriting(api).review({ composition: parent, reviewer, status: 'finished' });
  return makeWriting(api).review({ composition: child, reviewer, status: 'finished' });
};
const comparison = async ({ api }: At, review_id: number) => {
  const [parent] = await api.owner<{ id: number }[]>`
    select id from composition_reviews where composition_id = (
      select parent_id from compositions join composition_reviews on composition_id = compositions.id where composition_reviews.id = ${review_id})`;
  return { params: { parent_review_id: parent?.id ?? review_id, review_id } };
};

/** A teacher of the class of this text, and for one that does not exist of the class at home. */
const teacherFor = async ({ api, world }: Scene, composition: number) => {
  const [text] = await api.owner<{ school_group_id: number }[]>`select school_group_id from compositions where id = ${composition}`;
  const teacher = await make(api).user();
  await make(api).role(teacher, { role_type: 'teacher', group: text?.school_group_id ?? world.home.group });
  return teacher.id;
};

/** Named after the school, for whom it is: whoever is of another must never read that name. */
const commentAt = async (scene: Scene, place: Place, owner: number) =>
  (
    await scene.api.owner<{ id: number }[]>`
      insert into bank_comments (owner_id, school_id, school_network_id, competence_id, tone, title, text)
      select ${owner}, id, school_network_id, ${await competence(scene)}, 'correcao', 'Concordância, ' || name, 'Reveja.' from schools where id = ${place.school} returning id`
  )[0]?.id ?? 0;
const sharedComment = async (scene: Scene, place: Place) => commentAt(scene, place, (await make(scene.api).user()).id);
const ownComment = (scene: Scene) => commentAt(scene, scene.world.home, scene.person.id);
/** What is shared with a school is for everyone of it, whatever their classes. */
const isOfSchool = (actor: Actor, { school }: Place) => {
  const { everything, own_school_ids, school_ids } = scopeOf(actor);
  return everything || own_school_ids.includes(school) || school_ids.includes(school);
};

const othersReview = { kind: 'made' as const, make: others, inReach: 403 };
const othersMark = { kind: 'made' as const, make: othersAnnotation, inReach: 403 };
const shared = { kind: 'made' as const, make: sharedComment, isReached: isOfSchool };

const graded = async (scene: Scene) => ({ competence_id: await competence(scene), version: 0, comment: 'Boa frase.' });
const mark = (review_id: number) => ({
  review_id,
  client_id: randomUUID(),
  annotation_type: 'elogio' as const,
  competence_id: null,
  comment: 'Bem dito.',
  suggested_text: '',
});

/** Reviews, annotations, the queue, the comment bank. */
export const reviewSamples = [
  sample(reviews.list, {
    as: 'teacher',
    input: async (scene) => ({ query: { composition_id: await textAt(scene, scene.world.home) } }),
    objects: { kind: 'made', make: textAt, input: (id) => ({ query: { composition_id: id } }) },
  }),
  sample(reviews.start, {
    as: 'teacher',
    input: async (scene) => ({ body: { composition_id: await textAt(scene, scene.world.home) } }),
    objects: { kind: 'made', make: textAt, input: (id) => ({ body: { composition_id: id } }) },
  }),
  sample(reviews.update, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await own(scene) }, body: { version: 1, comment: 'Bom texto.' } }),
    objects: { ...othersReview, input: (id) => ({ params: { id }, body: { version: 1, comment: 'Bom texto.' } }) },
  }),
  sample(reviews.heartbeat, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await own(scene) }, body: { seconds_spent: 60 } }),
    objects: { ...othersReview, input: (id) => ({ params: { id }, body: { seconds_spent: 60 } }) },
  }),
  sample(reviews.abandon, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await own(scene) }, body: { reason_id: await idOf(scene, 'abandon_reasons') } }),
    objects: {
      ...othersReview,
      input: async (id, scene) => ({ params: { id }, body: { reason_id: await idOf(scene, 'abandon_reasons') } }),
    },
  }),
  sample(reviews.grade, {
    as: 'official reviewer',
    input: async (scene) => ({ params: { id: await own(scene) }, body: await graded(scene) }),
    objects: { ...othersReview, input: async (id, scene) => ({ params: { id }, body: await graded(scene) }) },
  }),
  sample(reviews.zero, {
    as: 'teacher',
    input: async (scene) => ({
      params: { id: await own(scene) },
      body: { zero_grade_reason_id: await idOf(scene, 'zero_reasons'), comment: 'Em branco.' },
    }),
    objects: {
      ...othersReview,
      input: async (id, scene) => ({ params: { id }, body: { zero_grade_reason_id: await idOf(scene, 'zero_reasons'), comment: '' } }),
    },
  }),
  sample(reviews.annotate, {
    as: 'teacher',
    input: async (scene) => ({ body: mark(await own(scene)) }),
    objects: { ...othersReview, input: (id) => ({ body: mark(id) }) },
  }),
  sample(reviews.changeAnnotation, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownAnnotation(scene) }, body: { version: 1, comment: 'Regência.' } }),
    objects: { ...othersMark, input: (id) => ({ params: { id }, body: { version: 1, comment: 'Regência.' } }) },
  }),
  sample(reviews.removeAnnotation, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownAnnotation(scene) } }),
    objects: { ...othersMark, input: (id) => ({ params: { id } }) },
  }),
  sample(reviews.reportAnnotation, {
    as: 'director',
    input: async (scene) => ({ params: { id: await readAnnotation(scene, scene.world.home) } }),
    objects: { kind: 'made', make: readAnnotation, input: (id) => ({ params: { id } }) },
  }),
  sample(reviews.queue, {
    as: 'teacher',
    input: async (scene) => {
      await textAt(scene, scene.world.home);
      await own(scene);
      return { query: {} };
    },
  }),
  sample(reviews.claim, {
    as: 'teacher',
    input: async (scene) => ({ body: { test_id: await activityOf(scene, await textAt(scene, scene.world.home)) } }),
  }),
  sample(reviews.reviewers, {
    as: 'coordinator',
    input: async (scene) => {
      await reviewAt(scene, scene.world.home, scene.person.id, 'finished');
      return { query: {} };
    },
  }),
  sample(reviews.assign, {
    as: 'coordinator',
    input: async (scene) => {
      const text = await textAt(scene, scene.world.home);
      return { body: { compositions: [text], reviewer_id: await teacherFor(scene, text) } };
    },
    objects: {
      kind: 'made',
      make: textAt,
      input: async (id, scene) => ({ body: { compositions: [id], reviewer_id: await teacherFor(scene, id) } }),
    },
  }),
  sample(reviewOversight.texts, {
    as: 'coordinator',
    input: async (scene) => {
      await textAt(scene, scene.world.home);
      return { query: { state: 'waiting' as const } };
    },
  }),
  sample(reviewOversight.candidates, {
    as: 'coordinator',
    input: async (scene) => ({ query: { composition_id: [await textAt(scene, scene.world.home)] } }),
    objects: { kind: 'made', make: textAt, input: (id) => ({ query: { composition_id: [id] } }) },
  }),
  sample(reviews.compare, {
    as: 'teacher',
    input: async (scene) => comparison(scene, await pairAt(scene, scene.world.home, scene.person.id)),
    objects: {
      kind: 'made',
      make: async (scene, place) => pairAt(scene, place, (await make(scene.api).user()).id),
      input: (id, scene) => comparison(scene, id),
    },
  }),
  sample(commentBank.list, {
    as: 'teacher',
    input: async (scene) => {
      for (const place of Object.values(scene.world)) await sharedComment(scene, place);
      return { query: { search: 'concordância' } };
    },
  }),
  sample(commentBank.create, {
    as: 'teacher',
    input: async (scene) => ({
      body: { competence_id: await competence(scene), tone: 'elogio' as const, title: 'Boa tese', text: 'A tese está clara.' },
    }),
  }),
  sample(commentBank.update, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownComment(scene) }, body: { version: 1, title: 'Outro título' } }),
    objects: { ...shared, inReach: 403, input: (id) => ({ params: { id }, body: { version: 1, title: 'Outro título' } }) },
  }),
  sample(commentBank.remove, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await ownComment(scene) } }),
    objects: { ...shared, inReach: 403, input: (id) => ({ params: { id } }) },
  }),
  sample(commentBank.use, {
    as: 'teacher',
    input: async (scene) => ({ params: { id: await sharedComment(scene, scene.world.home) } }),
    objects: { ...shared, input: (id) => ({ params: { id } }) },
  }),
];
