// Jobs through our queue against the barest one that PostgreSQL can be; see apps/api/test/scale/measure-queue.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from '../../../scripts/api-bundle.mjs';
import { median } from '../server.mjs';

const api = fileURLToPath(new URL('../../../apps/api', import.meta.url));
const outdir = join(api, '.cache/measure-queue');
let measured;

async function measure(say) {
  await build(apiBundle({ outdir, entries: [join(api, 'test/scale/measure-queue.ts')] }));
  const child = spawn(process.execPath, [join(outdir, 'measure-queue.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const rounds = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const round = JSON.parse(line);
    rounds.push(round);
    say(
      `volta ${rounds.length}: ${round.bare.toFixed(0)} ÷ ${round.rate.toFixed(0)} tarefas/s = ${(round.bare / round.rate).toFixed(1)}; até começar, p95 ${round.p95.toFixed(0)} ms`,
    );
  }
  if (rounds.length === 0) throw new Error('the queue was not measured');
  return rounds;
}

/** One run serves both rows. */
const once = (say) => (measured ??= measure(say));

export async function queueRate(say) {
  const rounds = await once(say);
  return {
    value: median(rounds.map(({ bare, rate }) => bare / rate)),
    rounds: `mediana de ${rounds.length} voltas alternadas, 4 workers, 2.000 tarefas vazias`,
  };
}

export async function queueWait(say) {
  const rounds = await once(say);
  return { value: median(rounds.map(({ p95 }) => p95)), rounds: `p95 de 100 tarefas, mediana de ${rounds.length} voltas` };
}
