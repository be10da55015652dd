// npm run dev: the API is bundled again and restarted at every change; Vite serves the web app and passes /api on.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import { apiBundle } from './api-bundle.mjs';
import { endWithNpm } from './end-with-npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const outdir = join(root, 'apps/api/.cache/dev');

let api;
let restarting = Promise.resolve();
let ending = false;

const restartAfterBuild = {
  name: 'restart-after-build',
  setup(build) {
    build.onEnd(({ errors }) => {
      // A change that does not compile leaves the last good API running.
      if (errors.length === 0) restarting = restarting.then(restart);
    });
  },
};

async function restart() {
  await stopApi();
  if (ending) return;
  const env = { LAUDA_MODE: 'development', PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(apiPort) };
  api = spawn(process.execPath, ['--enable-source-maps', join(outdir, 'start.js')], { cwd: root, env, stdio: 'inherit', detached: true });
}

function stopApi() {
  if (!api || api.exitCode !== null || api.signalCode !== null) return undefined;
  const exited = new Promise((resolve) => api.once('exit', resolve));
  api.kill('SIGTERM');
  return exited;
}

async function startWeb() {
  const webRequire = createRequire(join(root, 'apps/web/package.json'));
  const { createServer } = await import(pathToFileURL(webRequire.resolve('vite')).href);
  process.env.LAUDA_API = `http://127.0.0.1:${apiPort}`; // read by apps/web/vite.config.ts
  const server = await createServer({ root: join(root, 'apps/web'), server: { port, strictPort: true } });
  delete process.env.LAUDA_API; // the API refuses variables it does not know
  await server.listen();
}

const watcher = await context(apiBundle({ outdir, plugins: [restartAfterBuild] }));
await startWeb();
await watcher.watch();
console.log(`Desenvolvimento: http://localhost:${port} (API na porta ${apiPort})`);

// Vite ends the process at SIGTERM without asking anyone: the API is told in the last moment, and closes by itself.
process.on('exit', () => api?.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    ending = true;
    process.exit(0);
  });
}
endWithNpm();
