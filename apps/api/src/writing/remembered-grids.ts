import type { Database, Sql } from '../db/sql';
import { gridsById, type KnownGrid } from './grids.queries';

/** Grids change with a release and hardly ever between; a minute is soon enough. */
const KEPT_MS = 60_000;

type Remembered = { grids: Map<number, KnownGrid>; until: number };

const ofDatabase = new WeakMap<Database, Remembered>();

/** The grid that a review is held against: points of every level, asked for at every save. */
export async function gridOf(sql: Sql, database: Database, id: number): Promise<KnownGrid> {
  const now = Date.now();
  const known = ofDatabase.get(database);
  const found = known && now < known.until ? known.grids.get(id) : undefined;
  if (found) return found;
  const grids = await gridsById(sql);
  ofDatabase.set(database, { grids, until: now + KEPT_MS });
  const grid = grids.get(id);
  if (!grid) throw new Error(`grid ${id} is not there`);
  return grid;
}
