// npm run test:faults [-- --long]: processes are killed while they work, and nothing that was confirmed may be lost.
// The short form (CI) kills the API during saves; the long one also PostgreSQL, and the workers that read texts.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.argv.includes('--long');
const files = (isLong ? ['kill-api', 'kill-postgres', 'kill-workers'] : ['kill-api']).map(
  (name) => `apps/api/test/faults/${name}.faults.ts`,
);

const manifest = createRequire(join(root, 'package.json')).resolve('vitest/package.json');
const vitest = join(dirname(manifest), 'vitest.mjs');
endWithNpm();
const child = spawn(process.execPath, [vitest, 'run', '--project=faults', '--no-file-parallelism', ...files], {
  cwd: root,
  stdio: 'inherit',
});
child.on('error', () => process.exit(1)).on('exit', (code) => process.exit(code ?? 1));
