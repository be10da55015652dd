import type { Sql } from '../../../src/db/sql';
import { insertRows } from '../insert-rows';
import type { Ledger } from './ledger';

/** Counters and sums are kept by the triggers of these tables, as they are for everyone. */
export async function insertActivities(sql: Sql, ledger: Ledger) {
  await insertRows(sql, 'tests', ledger.tests);
  await insertRows(sql, 'compositions', ledger.compositions);
  await sql`
    insert into composition_versions (composition_id, number, title, text, created)
    select id, 1, title, text, submitted_at from compositions where submitted_at is not null order by id`;
  await insertRows(sql, 'composition_events', ledger.events);
  await insertRows(sql, 'composition_reviews', ledger.reviews);
  await insertRows(sql, 'review_grades', ledger.grades);
  await insertRows(sql, 'review_elements', ledger.elements);
  await insertRows(sql, 'review_annotations', ledger.annotations);
  await insertRows(sql, 'review_events', ledger.reviewEvents);
  await insertRows(sql, 'composition_results', ledger.results);
  await insertRows(sql, 'notification_logs', ledger.notifications);
}
