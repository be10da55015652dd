import type { reviews } from '@lauda/contract/reviews';
import { withOpenScope } from '../../../db/scope';
import { pageOf } from '../../../http/page';
import type { Call } from '../../../http/route';
import { gridOf } from '../../../writing/remembered-grids';
import { agreementOf } from './agreement';
import { latestPairs, namesOf, workOfReviewers } from './reviewers.queries';

/** Who corrects what within the reach of the coordination. */
export async function readReviewers(call: Call<typeof reviews.reviewers>) {
  const { sql, reach, query, url, services } = call;
  const { count, results } = await workOfReviewers(sql, reach, query);
  const pairs = await latestPairs(sql, reach, query.test_id);
  const names = await withOpenScope(sql, reach, () =>
    namesOf(
      sql,
      results.map(({ reviewer_id }) => reviewer_id),
    ),
  );
  const ids = [...new Set(pairs.map(({ review_grid_id }) => review_grid_id))];
  const grids = new Map(await Promise.all(ids.map(async (id) => [id, await gridOf(sql, services.database, id)] as const)));
  const gridWith = (id: number) => grids.get(id) ?? { competences: [] };
  const summaries = results.map((work) => ({
    ...work,
    name: names.get(work.reviewer_id) ?? '',
    ...agreementOf(work.reviewer_id, pairs, gridWith),
  }));
  return pageOf(url, query, count, summaries);
}
