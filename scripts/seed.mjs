// npm run seed -- --compositions 1000000 [--folder pasta]: a database of that size to measure with; see apps/api/test/scale/seed.ts.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from './api-bundle.mjs';

const api = fileURLToPath(new URL('../apps/api', import.meta.url));
const outdir = join(api, '.cache/seed');
await build(apiBundle({ outdir, entries: [join(api, 'test/scale/seed.ts')] }));
await import(pathToFileURL(join(outdir, 'seed.js')).href);
