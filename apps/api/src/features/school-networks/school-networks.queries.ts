import type { SchoolNetwork } from '@lauda/contract/school-networks';
import type { Sql } from '../../db/sql';

export async function listNetworks(sql: Sql, limit: number, offset: number) {
  const results = await sql<(SchoolNetwork & { count: number })[]>`
    select id, name, logo, accent, count(*) over ()::int as count from school_networks order by folded(name), id limit ${limit} offset ${offset}`;
  return { count: results[0]?.count ?? 0, results: [...results] };
}
