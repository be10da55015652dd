import { type Reach, reaches } from '../../../db/scope';
import type { Sql } from '../../../db/sql';

/** A fingerprint that more texts share is a formula or the proposal itself, and leads nowhere. */
const COMMON = 25;
/** So many texts are looked at closely, those that share most first. */
const CLOSELY = 20;

export async function keepFingerprints(sql: Sql, id: number, fingerprints: readonly number[]) {
  await sql`delete from composition_fingerprints where composition_id = ${id} and fingerprint <> all (${[...fingerprints]}::bigint[])`;
  await sql`
    insert into composition_fingerprints (composition_id, fingerprint) select ${id}, unnest(${[...fingerprints]}::bigint[]) on conflict do nothing`;
}

export type Neighbour = { id: number; text: string; first_name: string; last_name: string; school_group_name: string };

/**
 * Texts of other students that share rare fingerprints. Every fingerprint is one short look into the index, however many texts there
 * are. Asked with open eyes: what of it may be told is decided by the reach.
 */
export const neighboursOf = async (
  sql: Sql,
  { id, student_id }: { id: number; student_id: number },
  fingerprints: readonly number[],
): Promise<Neighbour[]> => [
  ...(await sql<Neighbour[]>`
    with alike as (
      -- Of the demonstration: variations of one written text, none of which was copied from the other.
      select theirs.composition_id from demonstration_variations as own join demonstration_variations as theirs using (written_text)
      where own.composition_id = ${id} and theirs.copies is distinct from own.composition_id and own.copies is distinct from theirs.composition_id),
    shared as (
      select other, count(*) as times from unnest(${[...fingerprints]}::bigint[]) as own (fingerprint)
      cross join lateral (
        select array_agg(composition_id) as others from (
          select composition_id from composition_fingerprints
          where composition_fingerprints.fingerprint = own.fingerprint and composition_id <> ${id}
            and composition_id not in (select composition_id from alike) order by composition_id limit ${COMMON + 1}) as sharers
      ) as found, unnest(others) as other
      where cardinality(others) <= ${COMMON} group by other order by times desc, other limit ${3 * CLOSELY})
    select compositions.id, text, first_name, last_name, school_groups.name as school_group_name
    from shared join compositions on compositions.id = other join users on users.id = student_id join school_groups on school_groups.id = school_group_id
    where student_id <> ${student_id} order by times desc, compositions.id limit ${CLOSELY}`),
];

export type Reached = { id: number; student_id: number; school_group_id: number; school_id: number; school_network_id: number };

export const reachedAmong = async (sql: Sql, reach: Reach, ids: readonly number[]): Promise<Reached[]> => [
  ...(await sql<Reached[]>`
    select id, student_id, school_group_id, school_id, school_network_id from compositions
    where id = any (${[...ids]}::int[]) and ${reaches.compositions(sql, reach)}`),
];
