// Leaves a plain ES module that Node can import, with the weights and the lexicon beside it.
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
await build({
  entryPoints: [join(root, 'src', 'analyze.ts')],
  outfile: join(dist, 'analyze.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
cpSync(join(root, 'data'), join(dist, 'data'), { recursive: true });
