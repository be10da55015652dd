import { putBounded } from '../../../db/bounded-map';
import type { Database } from '../../../db/sql';
import type { OwnReview } from './own-review.queries';

/** About as many as are being graded at once. */
const MOST = 2_000;

const ofDatabase = new WeakMap<Database, Map<number, OwnReview>>();

/** A review as its last save through this process left it. It serves to save once more, on condition that its row is still the very same. */
export const lastOf = (database: Database, id: number) => ofDatabase.get(database)?.get(id);

/** Committed or not: no row ever bears the mark of a save that was taken back. */
export function remember(database: Database, review: OwnReview) {
  const known = ofDatabase.get(database) ?? new Map<number, OwnReview>();
  ofDatabase.set(database, known);
  known.delete(review.id); // the last one used is the last to go
  putBounded(known, review.id, review, MOST);
}

export const forget = (database: Database, id: number) => void ofDatabase.get(database)?.delete(id);
