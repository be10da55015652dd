// A fresh house for every run of the journeys: `npm start` on a throw-away folder, which goes with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'lauda-e2e-'));
const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const child = spawn(process.execPath, [start], { stdio: 'inherit', env: { ...process.env, LAUDA_DATA_DIR: folder } });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
