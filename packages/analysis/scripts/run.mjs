// Bundles one of the scripts beside this file and runs it, so that they import the engine's source exactly as the engine does.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const [script, ...rest] = process.argv.slice(2);
// Beside the data of a half of the themes, if asked for: a module looks for its data next to itself first.
const half = rest.includes('--half') ? `half-${rest[rest.indexOf('--half') + 1]}` : '';
const outfile = join(here, '..', '.cache', half, `${script.replaceAll('/', '-')}.mjs`);
await build({
  entryPoints: [join(here, `${script}.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, ['--max-old-space-size=6000', outfile, ...rest], { stdio: 'inherit' });
process.exit(status ?? 1);
