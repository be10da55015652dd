// npm start: builds what changed, then runs everything in this process (signals need no forwarding).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root); // LAUDA_DATA_DIR is relative to the project

// In a process of its own: the build tools are gone from memory before the server starts.
const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) {
  if (!built.signal) console.error('Não foi possível montar a Lauda. O motivo está acima.');
  process.exit(1);
}
endWithNpm();
process.setSourceMapsEnabled(true);
await import('../apps/api/dist/start.js');
