import type { Sql } from '../../../src/db/sql';
import { openQueue } from '../../../src/jobs/queue';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { Ledger } from './ledger';
import type { CompositionRow } from './rows';

/** At the desk of the listed teacher, and at the front of the reviewers' queue. */
const OF_TEACHER = 60;
const OF_QUEUE = 40;

const byAge = (a: CompositionRow, b: CompositionRow) => (a.submitted_at ?? '').localeCompare(b.submitted_at ?? '');

/** The texts that a visitor will open first: the engine reads these soon after the start, the others when they are opened. */
export function firstToBeRead({ compositions, tests }: Ledger, { users }: Tenancy): number[] {
  const teacher = users.find(({ username }) => username === 'professora')?.id;
  const own = new Set(tests.filter(({ created_by }) => created_by === teacher).map(({ id }) => id));
  const waiting = compositions.filter(({ status, text }) => (status === 'submitted' || status === 'in_review') && text !== '').sort(byAge);
  const ofTeacher = waiting.filter(({ test_id, review_type }) => own.has(test_id) && review_type === 'N').slice(0, OF_TEACHER);
  const ofQueue = waiting.filter(({ review_type }) => review_type !== 'N').slice(0, OF_QUEUE);
  return [...ofTeacher, ...ofQueue].map(({ id }) => id);
}

/** In the transaction that loads everything: a load that fails leaves no work behind. */
export async function enqueueReadings(sql: Sql, url: string, ids: readonly number[]) {
  const queue = await openQueue({ url, isWorker: false, onError: () => {} }); // what fails is thrown by `enqueue`
  try {
    for (const composition_id of ids) await queue.enqueue(sql, 'composition.submitted', { composition_id });
  } finally {
    await queue.close();
  }
}
