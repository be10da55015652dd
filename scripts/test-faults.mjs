// npm run test:faults [-- --long]: processes are killed while grades are saved, and nothing that was confirmed may be lost.
// The short form (CI) kills the API; the long one also kills PostgreSQL.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.argv.includes('--long');
const files = ['apps/api/test/faults/kill-api.faults.ts', ...(isLong ? ['apps/api/test/faults/kill-postgres.faults.ts'] : [])];

const manifest = createRequire(join(root, 'package.json')).resolve('vitest/package.json');
const vitest = join(dirname(manifest), 'vitest.mjs');
endWithNpm();
const child = spawn(process.execPath, [vitest, 'run', '--project=faults', '--no-file-parallelism', ...files], {
  cwd: root,
  stdio: 'inherit',
});
child.on('error', () => process.exit(1)).on('exit', (code) => process.exit(code ?? 1));
