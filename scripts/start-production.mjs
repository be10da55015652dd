// npm run start:production [-- worker | -- <command> …]: one process, configured by the environment alone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [entry = 'server'] = process.argv.slice(2);
const processes = ['server', 'worker', 'create-superuser', 'export-student', 'erase-student', 'check-audit'];
if (!processes.includes(entry)) {
  console.error(`Não existe o processo "${entry}". Use npm run start:production, ou com -- e um destes: ${processes.slice(1).join(', ')}`);
  process.exit(1);
}
process.chdir(root);
process.env.NODE_ENV ??= 'production';
if (process.env.LAUDA_MODE === 'demonstration' || process.env.LAUDA_MODE === 'development') {
  console.error('LAUDA_MODE: em produção só existem production e beta.');
  process.exit(1);
}

// An image carries what was built and no build tools; a checkout builds what changed. Standard output is for the JSON log.
if (existsSync(`${root}node_modules/esbuild`)) {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (built.status !== 0) process.exit(1);
}
endWithNpm();
process.setSourceMapsEnabled(true);
await import(`../apps/api/dist/${entry}.js`);
