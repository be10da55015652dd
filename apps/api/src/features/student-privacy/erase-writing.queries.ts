import type { Sql } from '../../db/sql';

/**
 * The final grades stay, so that what was counted stays counted; every word goes: of the student, and about the text. The reviews go whole,
 * since their history can be added to and never changed: it leaves with the review that it is of.
 */
export async function eraseWriting(sql: Sql, studentId: number, fullName: string) {
  const texts = sql`(select id from compositions where student_id = ${studentId})`;
  await sql`delete from analyses where id in (select analysis_id from analysis_requests where composition_id in ${texts})`;
  await sql`delete from composition_fingerprints where composition_id in ${texts}`;
  await sql`delete from highlight_feedback where composition_id in ${texts}`;
  await sql`delete from composition_reviews where composition_id in ${texts}`;
  await sql`delete from composition_versions where composition_id in ${texts}`;
  await sql`update compositions set title = '', text = '', version = version + 1, modified = now() where student_id = ${studentId}`;
  await sql`delete from notification_preferences where user_id = ${studentId}`;
  // Others were told of the student by name.
  await sql`delete from notification_logs where user_id = ${studentId} or strpos(title || ' ' || content, ${fullName}) > 0`;
}
