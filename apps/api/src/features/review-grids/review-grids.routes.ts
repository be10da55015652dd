import { reviewGrids } from '@lauda/contract/review-grids';
import { pageOf } from '../../http/page';
import { route } from '../../http/route';
import { notFound } from '../../problems';
import { abandonReasonsOf, genreDetailsOf, genresOf, gridOf, gridsOf, zeroCommentsOf, zeroReasonsOf } from './review-grids.queries';

const orNotFound = <T>(found: T | undefined): T => {
  if (found === undefined) throw notFound();
  return found;
};

/** Whoever has any reviewer's role reads the reviewers' words; everyone else the teachers'. */
const readerOf = (role: string | undefined) => (role === undefined ? undefined : role.startsWith('reviewer') ? 'reviewer' : 'teacher');

export const reviewGridRoutes = [
  route(reviewGrids.list, async ({ sql, query, url }) => {
    const { count, results } = await gridsOf(sql, query);
    return pageOf(url, query, count, results);
  }),
  route(reviewGrids.get, async ({ sql, params }) => orNotFound(await gridOf(sql, params.id))),
  route(reviewGrids.genres, async ({ sql, query, url }) => {
    const { count, results } = await genresOf(sql, query);
    return pageOf(url, query, count, results);
  }),
  route(reviewGrids.genreDetails, async ({ sql, params }) => orNotFound(await genreDetailsOf(sql, params.id))),
  route(reviewGrids.zeroReasons, async ({ sql, query, url }) => {
    const { count, results } = await zeroReasonsOf(sql, query);
    return pageOf(url, query, count, results);
  }),
  route(reviewGrids.zeroComments, async ({ sql, query, url }) => {
    const { count, results } = await zeroCommentsOf(sql, { ...query, user_role: readerOf(query.user_role) });
    return pageOf(url, query, count, results);
  }),
  route(reviewGrids.abandonReasons, async ({ sql, query, url }) => {
    const { count, results } = await abandonReasonsOf(sql, query);
    return pageOf(url, query, count, results);
  }),
];
