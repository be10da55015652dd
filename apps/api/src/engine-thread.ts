import { parentPort } from 'node:worker_threads';
import { analyze, compare } from '@lauda/analysis/analyze';
import { once, readJson } from '@lauda/analysis/lexicon/read-data';
import type { Genre } from '@lauda/analysis/request';
import type { ScorerFile } from '@lauda/analysis/score/score';
import type { Agreement, EngineTasks } from './gateways/engine';

/**
 * The thread in which texts are read: whatever a text does to the engine, the process goes on. Weights are read at the first text;
 * comparing needs none.
 */

/** How many held-out texts the numbers below were measured on; weights of the first format do not say it themselves. */
const MEASURED_ON: Record<Genre, number> = { enem: 1084, narrativa: 125 };

const agreementOf = (genre: Genre, measured: string) =>
  once((): Agreement => {
    const { metrics } = readJson<Pick<ScorerFile, 'metrics'>>(`scorer-${genre}.json.gz`);
    const named = (name: string) => metrics[`${measured}_${name}`];
    return { qwk: named('total') ?? 0, rmse: named('rmse') ?? 0, texts: named('texts') ?? MEASURED_ON[genre] };
  });

const agreements = { enem: agreementOf('enem', 'unseen_themes'), narrativa: agreementOf('narrativa', 'dev') };

const tasks: EngineTasks = {
  read: (request) => {
    const answer = analyze(request);
    return { answer, agreement: answer.score && request.genre ? agreements[request.genre]() : null };
  },
  compare,
};

type Message = { id: number } & { [Name in keyof EngineTasks]: { task: Name; input: Parameters<EngineTasks[Name]>[0] } }[keyof EngineTasks];

const done = (message: Message) => (message.task === 'read' ? tasks.read(message.input) : tasks.compare(message.input));

parentPort?.on('message', (message: Message) => {
  try {
    parentPort?.postMessage({ id: message.id, answer: done(message) });
  } catch (error) {
    parentPort?.postMessage({ id: message.id, failure: error instanceof Error ? error.message : String(error) });
  }
});
