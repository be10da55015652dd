import type { Database, Sql } from '../../db/sql';
import type { Flag } from './feature-flags';
import { allFlags } from './feature-flags.queries';

/** A switch must be felt within 5 s on every process (OPS-12). */
const KEPT_MS = 2000;

type Remembered = { flags: Flag[]; until: number };

const ofDatabase = new WeakMap<Database, Remembered>();

export async function rememberedFlags(sql: Sql, database: Database, now: number): Promise<Flag[]> {
  const known = ofDatabase.get(database);
  if (known && now < known.until) return known.flags;
  const flags = await allFlags(sql);
  ofDatabase.set(database, { flags, until: now + KEPT_MS });
  return flags;
}
