import type { Sql } from '../../../src/db/sql';
import { fingerprintsOf } from '../../../src/features/analysis/similarity/fingerprints';
import { insertRows } from '../insert-rows';
import { withoutForeignKeys } from '../without-foreign-keys';
import type { Ledger } from './ledger';

/** Those with thousands of rows. */
const FILLED = [
  'compositions',
  'composition_versions',
  'composition_fingerprints',
  'demonstration_variations',
  'composition_events',
  'composition_reviews',
  'review_grades',
  'review_elements',
  'review_annotations',
  'review_events',
  'composition_results',
];

/** Counters and sums are kept by the triggers of these tables, as they are for everyone. */
export const insertActivities = (sql: Sql, ledger: Ledger) => withoutForeignKeys(sql, FILLED, () => insertAll(sql, ledger));

async function insertAll(sql: Sql, ledger: Ledger) {
  await insertRows(sql, 'tests', ledger.tests);
  await insertRows(sql, 'compositions', ledger.compositions);
  await sql`
    insert into composition_versions (composition_id, number, title, text, created)
    select id, 1, title, text, submitted_at from compositions where submitted_at is not null order by id`;
  await insertRows(sql, 'demonstration_variations', ledger.variations);
  await insertFingerprints(sql, ledger);
  await insertRows(sql, 'composition_events', ledger.events);
  await insertRows(sql, 'composition_reviews', ledger.reviews);
  await insertRows(sql, 'review_grades', ledger.grades);
  await insertRows(sql, 'review_elements', ledger.elements);
  await insertRows(sql, 'review_annotations', ledger.annotations);
  await insertRows(sql, 'review_events', ledger.reviewEvents);
  await insertRows(sql, 'composition_results', ledger.results);
  await insertRows(sql, 'notification_logs', ledger.notifications);
}

/** Of copies and of what was copied: whoever opens the one finds the other at once. The rest is read when it is opened. */
async function insertFingerprints(sql: Sql, { compositions, variations }: Ledger) {
  const wanted = new Set(variations.flatMap(({ composition_id, copies }) => (copies === null ? [] : [composition_id, copies])));
  const rows = compositions.flatMap(({ id, text }) =>
    wanted.has(id) ? fingerprintsOf(text.split('\n')).map((fingerprint) => ({ composition_id: id, fingerprint })) : [],
  );
  await insertRows(sql, 'composition_fingerprints', rows);
}
