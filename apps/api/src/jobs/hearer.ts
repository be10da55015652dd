import type { Config } from '../config';
import type { Database } from '../db/sql';
import type { JobName, Jobs } from './jobs';
import type { Queue } from './queue';

type Ground = { config: Config; database: Database };
export type Tools = Ground & Pick<Queue, 'enqueue'>;

/** One job and who answers it; the worker takes the whole list. */
export type Hearer = { name: JobName; listen: (queue: Queue, tools: Ground) => Promise<void> };

export const hears = <Name extends JobName>(name: Name, run: (tools: Tools, payload: Jobs[Name]) => Promise<void>): Hearer => ({
  name,
  listen: (queue, tools) => queue.work(name, (payload) => run({ ...tools, enqueue: queue.enqueue }, payload)),
});
