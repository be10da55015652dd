// A whole API over as many students, or compositions, as asked, with its database in a folder that goes away; see apps/api/test/scale/serve-at-scale.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from '../../../scripts/api-bundle.mjs';

const api = fileURLToPath(new URL('../../../apps/api', import.meta.url));
const outdir = join(api, '.cache/serve-at-scale');
let built;

export async function startAtScale(students, compositions) {
  built ??= build(apiBundle({ outdir, entries: [join(api, 'test/scale/serve-at-scale.ts')] }));
  await built;
  const child = spawn(
    process.execPath,
    [join(outdir, 'serve-at-scale.js'), ...[students, compositions].filter((given) => given !== undefined).map(String)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  const place = await next();
  return {
    ...place,
    /** Milliseconds of one request as this person, whole. */
    ask: async (who, path, headers = {}) => {
      const started = performance.now();
      const answer = await fetch(place.url + path, { headers: { cookie: place.cookies[who], ...headers } });
      const body = await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return { ms: performance.now() - started, bytes: body.byteLength };
    },
    /** Milliseconds of the bare statement and JSON.stringify, in the very process that serves. */
    bare: async (statement) => {
      child.stdin.write(`${statement.replace(/\s+/g, ' ')}\n`);
      return (await next()).ms;
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await gone;
    },
  };
}
