// A fresh house for every run of the journeys: `npm start` on a throw-away folder, which goes with it. On the port after its own it is told
// to stop and to start again, for the journey that is about that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'lauda-e2e-'));
const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
let child;
let isStopped = false; // on purpose, to be started again

function start() {
  isStopped = false;
  child = spawn(process.execPath, [script], { stdio: 'inherit', env: { ...process.env, LAUDA_DATA_DIR: folder } });
  child.on('exit', (code) => {
    if (isStopped) return;
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

async function stop() {
  isStopped = true;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

start();
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (!isStopped) return child.kill(signal);
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
}
async function obey(url) {
  if (url === '/stop') await stop();
  if (url === '/start') start();
}
createServer((request, response) => {
  void obey(request.url).then(() => response.end());
}).listen(Number(process.env.PORT) + 1, '127.0.0.1');
