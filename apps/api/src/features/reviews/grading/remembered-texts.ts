import { putBounded } from '../../../db/bounded-map';
import type { Database, Sql } from '../../../db/sql';
import { notFound } from '../../../problems';
import { type ReviewOf, textOfReview } from './own-review.queries';

/** About as many as are being corrected at once. */
const MOST = 10_000;

const ofDatabase = new WeakMap<Database, Map<number, ReviewOf>>();

/** Asked once a review, not at each of its saves. Whoever asks holds the review: what is remembered opens nothing. */
export async function reviewOf(sql: Sql, database: Database, id: number): Promise<ReviewOf> {
  const known = ofDatabase.get(database) ?? new Map<number, ReviewOf>();
  ofDatabase.set(database, known);
  const before = known.get(id);
  if (before) return before;
  const found = await textOfReview(sql, id);
  if (!found) throw notFound();
  putBounded(known, id, found, MOST);
  return found;
}
