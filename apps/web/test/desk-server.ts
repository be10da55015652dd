import type { Composition } from '@lauda/contract/compositions';
import type { Annotation, CompetenceGrade, Review } from '@lauda/contract/review-parts';
import { missingToFinish, totalOf } from '@lauda/domain/reviewing/grading';

/** What a call came to: the reply, or a refusal with its status. */
export type Outcome<Reply> = { status: number; body: Reply };

type Body = Record<string, unknown>;

const LOST = 'Este texto passou a outra pessoa.';

/**
 * A small server for one composition and its review, with the rules that the desk leans on: versions, keys that repeat, a text that passes to
 * someone else. Facts are changed in place, so that a test can play the other person.
 */
export function deskServer(composition: Composition) {
  const answers = new Map<string, Outcome<unknown>>();
  const state = { composition, nextId: 500 };
  /** Every write that was accepted, in order. */
  const accepted: { call: string; body: Body }[] = [];
  const own = () => state.composition.reviews.find(({ is_own }) => is_own);

  function put(review: Review): Review {
    const isZeroed = review.zero_grade_reason_id !== null;
    const whole: Review = {
      ...review,
      version: review.version + 1,
      total: totalOf(review.grades, isZeroed),
      missing: missingToFinish({ grid: state.composition.genre, grades: review.grades, isZeroed, maxGradeJustification: false }),
    };
    state.composition = { ...state.composition, reviews: state.composition.reviews.map((one) => (one.id === whole.id ? whole : one)) };
    return whole;
  }

  const ok = <Reply>(body: Reply, status = 200): Outcome<Reply> => ({ status, body });
  const conflict = (current: unknown, detail = 'Alguém mudou isto antes de você.') => ({ status: 409, body: { detail, current } });

  const calls = {
    grade(body: Body): Outcome<unknown> {
      const review = own();
      const before = review?.grades.find(({ competence_id }) => competence_id === body.competence_id);
      if (review?.status !== 'in_progress' || (before?.version ?? 0) !== body.version) return conflict(review);
      const { version, ...fields } = body;
      const blank = { level_id: null, points: null, comment: '', justification: '' };
      const grade = { ...blank, ...before, ...fields, version: Number(version) + 1 } as CompetenceGrade; // the fake API checked the body
      const levels = state.composition.genre.competences.flatMap((competence) => competence.levels);
      const points = levels.find(({ id }) => id === grade.level_id)?.points ?? null;
      const others = review.grades.filter((one) => one !== before);
      // As the server does it: a grade has a version of its own, and raises that of the review too.
      return ok(put({ ...review, grades: [...others, { ...grade, points }] }));
    },
    update(body: Body): Outcome<unknown> {
      const review = own();
      const { version, ...fields } = body;
      if (!review || review.version !== version) return conflict(review);
      const finished = fields.status === 'finished' ? '2026-11-15T15:00:00-03:00' : null;
      return ok(put({ ...review, ...fields, ...(fields.status !== undefined && { finished }) }));
    },
    zero({ version, zero_grade_reason_id, comment }: Body): Outcome<unknown> {
      const review = own();
      if (!review || review.version !== version) return conflict(review);
      return ok(put({ ...review, zero_grade_reason_id: zero_grade_reason_id as number | null, zero_comment: String(comment) })); // as above
    },
    annotate(body: Body): Outcome<unknown> {
      const { composition: now } = state;
      const known = [...now.annotations, ...now.general_annotations].find(({ client_id }) => client_id === body.client_id);
      if (known) return ok(known, 201);
      const is_general = body.start === undefined;
      state.nextId += 1;
      const blank = { start: null, end: null, quote: '', is_orphan: false, is_resolved: false, reported_by: null, version: 1 };
      // The fake API checked the body against the contract.
      const made = { ...blank, ...body, id: state.nextId, is_general, created: '2026-11-15T14:40:00-03:00' } as Annotation;
      const list = is_general ? 'general_annotations' : 'annotations';
      state.composition = { ...now, [list]: [...now[list], made] };
      return ok(made, 201);
    },
    changeAnnotation(body: Body, id: number): Outcome<unknown> {
      const before = state.composition.annotations.find((one) => one.id === id);
      if (!before) return { status: 404, body: { detail: 'Não encontramos o que você procura.' } };
      if (before.version !== body.version) return conflict(before);
      const changed = { ...before, ...body, version: before.version + 1 };
      state.composition = {
        ...state.composition,
        annotations: state.composition.annotations.map((one) => (one.id === id ? changed : one)),
      };
      return ok(changed);
    },
    removeAnnotation(_body: Body, id: number): Outcome<unknown> {
      const without = (list: Annotation[]) => list.filter((one) => one.id !== id);
      const { annotations, general_annotations } = state.composition;
      state.composition = { ...state.composition, annotations: without(annotations), general_annotations: without(general_annotations) };
      return ok(undefined, 204);
    },
  };

  return {
    state,
    accepted,
    own,
    /** What someone else does meanwhile. */
    elsewhere: (change: (review: Review) => Review) => {
      const review = own();
      if (review) put(change(review));
    },
    /** A key that was already answered gets the same answer, and nothing is done again. */
    take(call: keyof typeof calls, body: Body, key: string, id = 0): Outcome<unknown> {
      const before = answers.get(key);
      if (before) return before;
      const outcome = own()?.status === 'in_progress' || body.status === 'in_progress' ? calls[call](body, id) : conflict(own(), LOST);
      if (outcome.status < 300) accepted.push({ call, body });
      answers.set(key, outcome);
      return outcome;
    },
  };
}

export type DeskServer = ReturnType<typeof deskServer>;
