import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AnalysisAnswer, AnalysisRequest } from '@lauda/analysis/request';
import type { CompareRequest, Match } from '@lauda/analysis/similarity/compare';
import type { Config } from '../config';

export type Agreement = { qwk: number; rmse: number; texts: number };

/** What the thread does, by name. */
export type EngineTasks = {
  read: (request: AnalysisRequest) => { answer: AnalysisAnswer; agreement: Agreement | null };
  compare: (request: CompareRequest) => { matches: Match[] };
};

type Settings = Pick<Config, 'ANALYSIS_THREAD' | 'ANALYSIS_SECONDS' | 'ANALYSIS_IDLE_SECONDS'>;
type Waiting = { id: number; task: keyof EngineTasks; input: unknown; seconds: number; settle: Settled };
type Settled = { resolve: (answer: unknown) => void; reject: (error: Error) => void };
type Reply = { id: number; answer: unknown; failure?: undefined } | { id: number; failure: string };

/** The engine could not read this text; the sentence is for whoever looks after the machine. */
export class EngineFailure extends Error {}

/** Beyond it a text costs its own thread, not the process. */
const MEMORY_MB = 768;
/** A reading leaves next to nothing behind: where new objects live may be small, which is 60 MB less for the same time. */
const NURSERY_MB = 8;

/** Lies beside the bundle; run from source there is none, and the settings name one. */
const SHIPPED = join(import.meta.dirname, 'engine-thread.js');

/**
 * A thread for reading and one for comparing, started by the first who asks and ended when nobody asked for a while: who waits for
 * a comparison does not wait for readings, and a process at rest does not hold the engine's 100 MB.
 * One text at a time, so that a limit is the limit of one text.
 */
const threads = new Map<string, ReturnType<typeof openThread>>();

export function askEngine<Name extends keyof EngineTasks>(
  { ANALYSIS_THREAD = SHIPPED, ANALYSIS_SECONDS, ANALYSIS_IDLE_SECONDS }: Settings,
  task: Name,
  input: Parameters<EngineTasks[Name]>[0],
  seconds = ANALYSIS_SECONDS,
): Promise<ReturnType<EngineTasks[Name]>> {
  const name = `${task} ${ANALYSIS_IDLE_SECONDS} ${ANALYSIS_THREAD}`;
  const thread = threads.get(name) ?? openThread(ANALYSIS_THREAD, ANALYSIS_IDLE_SECONDS);
  threads.set(name, thread);
  return thread.ask(task, input, seconds) as Promise<ReturnType<EngineTasks[Name]>>; // the thread answers what the task of this name answers
}

function openThread(module: string, idleSeconds: number) {
  const waiting: Waiting[] = [];
  let current: { asked: Waiting; clock: NodeJS.Timeout } | undefined;
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;

  function next() {
    const asked = current ? undefined : waiting.shift();
    if (!asked) {
      if (!current) goToRest();
      return;
    }
    clearTimeout(rest);
    worker ??= start();
    worker.ref();
    const { id, task, input, seconds } = asked;
    current = { asked, clock: setTimeout(() => lose(`took longer than ${seconds} s`), seconds * 1000) };
    worker.postMessage({ id, task, input });
  }

  function goToRest() {
    worker?.unref(); // an idle thread keeps no process alive
    rest = setTimeout(() => void leave(), idleSeconds * 1000).unref();
  }

  function leave() {
    const left = worker;
    worker = undefined;
    return left?.terminate();
  }

  function start() {
    const made = new Worker(module, {
      name: 'lauda-engine',
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: NURSERY_MB },
    });
    made.on('message', (reply: Reply) => {
      if (reply.id === current?.asked.id)
        settle(({ resolve, reject }) => ('answer' in reply ? resolve(reply.answer) : reject(new EngineFailure(reply.failure))));
    });
    made.on('error', (error) => worker === made && lose(error.message));
    made.on('exit', () => worker === made && lose('the thread ended'));
    return made;
  }

  /** The thread goes, and with it only what it was reading; the next text starts another. */
  function lose(reason: string) {
    void leave();
    settle(({ reject }) => reject(new EngineFailure(reason)));
  }

  function settle(tell: (settled: Settled) => void) {
    const told = current;
    current = undefined;
    if (told) {
      clearTimeout(told.clock);
      tell(told.asked.settle);
    }
    next();
  }

  return {
    ask: (task: keyof EngineTasks, input: unknown, seconds: number) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.push({ id: lastId, task, input, seconds, settle: { resolve, reject } });
        next();
      }),
  };
}
