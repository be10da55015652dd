import type { reviewOversight } from '@lauda/contract/review-oversight';
import { codeOf } from '@lauda/domain/writing/composition-code';
import { withOpenScope } from '../../../db/scope';
import { pageOf } from '../../../http/page';
import type { Call } from '../../../http/route';
import { overseenTexts } from './overseen.queries';
import { namesOf } from './reviewers.queries';

/** What waits for a decision of the coordination, and what each reviewer gave. */
export async function readOverseen({ sql, reach, query, url }: Call<typeof reviewOversight.texts>) {
  const { count, results } = await overseenTexts(sql, reach, query);
  const people = results.flatMap(({ reviews }) => reviews.map(({ reviewer_id }) => reviewer_id));
  const names = await withOpenScope(sql, reach, () => namesOf(sql, [...new Set(people)]));
  const texts = results.map(({ reviews, ...text }) => ({
    ...text,
    code: codeOf(text.composition_id),
    reviews: reviews.map(({ reviewer_id, ...review }) => ({ ...review, reviewer_name: names.get(reviewer_id) ?? '' })),
  }));
  return pageOf(url, query, count, texts);
}
