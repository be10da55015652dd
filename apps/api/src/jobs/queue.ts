import { PgBoss } from 'pg-boss';
import { APP_ROLE, openSchemaToApp } from '../db/schema/app-role';
import { runnerOf, type Sql } from '../db/sql';
import { deadLetterOf, type JobName, type Jobs, queues } from './jobs';
import { waitingLongest } from './queue.queries';

const SCHEMA = 'pgboss';
/** A worker that is not heard from for so long is gone, and its job is another's. */
const LEASE_SECONDS = 10;
const names = Object.keys(queues) as JobName[]; // the table's own keys

export type Backlog = { waiting: number; oldest_seconds: number; most_attempts: number; dead: number };

export type Queue = {
  /** Announces a job in the caller's transaction: a refusal takes it back. */
  enqueue<Name extends JobName>(sql: Sql, name: Name, payload: Jobs[Name]): Promise<void>;
  work<Name extends JobName>(name: Name, run: (payload: Jobs[Name]) => Promise<void>): Promise<void>;
  /** How many wait, for how long the oldest of them, after how many attempts at most, and how many were given up. */
  backlog(): Promise<Backlog>;
  close(): Promise<void>;
};

/** The queue's own tables, made as their owner before any process serves; the API's role only uses them. */
export async function prepareQueues(ownerUrl: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: SCHEMA, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => {}); // a failure of `start` is thrown as well
  await boss.start();
  for (const name of names) {
    await boss.createQueue(deadLetterOf(name));
    await boss.createQueue(name, {
      retryLimit: queues[name].retryLimit,
      retryBackoff: true,
      retryDelay: 1,
      deadLetter: deadLetterOf(name),
      notify: true,
      heartbeatSeconds: LEASE_SECONDS,
    });
  }
  await boss.stop({ graceful: false });
  await openSchemaToApp(ownerUrl, SCHEMA);
}

type Options = { url: string; isWorker: boolean; onError: (error: Error) => void };

export async function openQueue({ url, isWorker, onError }: Options): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    options: `-c role=${APP_ROLE}`,
    application_name: 'lauda-jobs',
    max: 2,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    superviseIntervalSeconds: LEASE_SECONDS / 2,
    monitorIntervalSeconds: LEASE_SECONDS / 2,
    schedule: isWorker,
    useListenNotify: isWorker,
  });
  boss.on('error', onError);
  await boss.start();
  return {
    enqueue: async (sql, name, payload) => {
      await boss.send(name, payload, { db: runnerOf(sql) });
    },
    work: async (name, run) => {
      const { cron } = queues[name];
      if (cron) await boss.schedule(name, cron, {});
      let worker = '';
      worker = await boss.work<Jobs[typeof name]>(name, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }, async (jobs) => {
        if (worker) boss.notifyWorker(worker); // where there was one there may be more: look again at once, not at the next poll
        for (const job of jobs) await run(job.data);
      });
    },
    backlog: async () => {
      const counts = await boss.getQueues();
      const waitingIn = (wanted: readonly string[]) =>
        sum(counts.filter(({ name }) => wanted.includes(name)).map((queue) => queue.queuedCount));
      const { oldest_seconds, most_attempts } = await waitingLongest(boss.getDb(), names);
      return { waiting: waitingIn(names), oldest_seconds, most_attempts, dead: waitingIn(names.map(deadLetterOf)) };
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
