// An API over a durable PostgreSQL, with grades to be saved and queues to be opened; see apps/api/test/scale/serve-reviews.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from '../../../scripts/api-bundle.mjs';

const api = fileURLToPath(new URL('../../../apps/api', import.meta.url));
const outdir = join(api, '.cache/serve-reviews');
let built;

export async function startReviewsPlace(connections = 16) {
  built ??= build(apiBundle({ outdir, entries: [join(api, 'test/scale/serve-reviews.ts')] }));
  await built;
  const child = spawn(process.execPath, [join(outdir, 'serve-reviews.js'), String(connections)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  const place = await next();
  return {
    ...place,
    pid: child.pid,
    /** Delays of the event loop since the last time, in ms. */
    loopDelays: async () => {
      child.stdin.write('\n');
      return next();
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await gone;
    },
  };
}
