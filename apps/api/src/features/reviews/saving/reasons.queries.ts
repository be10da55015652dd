import type { Adaptations } from '@lauda/contract/students';
import type { ZeroReason } from '@lauda/domain/reviewing/zero-reasons';
import type { Sql } from '../../../db/sql';

export async function abandonReason(sql: Sql, id: number) {
  const [reason] = await sql<
    { id: number; tells_coordinator: boolean }[]
  >`select id, tells_coordinator from abandon_reasons where id = ${id}`;
  return reason;
}

/** A reason of this genre. */
export async function zeroReason(sql: Sql, id: number, genreId: number) {
  const [reason] = await sql<(ZeroReason & { id: number; label: string })[]>`
    select id, slug, label, closed_by from zero_reasons
    where id = ${id} and exists (select from genre_zero_reasons where zero_reason_id = zero_reasons.id and genre_id = ${genreId})`;
  return reason;
}

export async function adaptationsOf(sql: Sql, studentId: number): Promise<Adaptations> {
  const [adaptations] = await sql<Adaptations[]>`
    select disregard_length, disregard_genre, disregard_theme from user_profiles where user_id = ${studentId}`;
  return adaptations ?? { disregard_length: false, disregard_genre: false, disregard_theme: false };
}
