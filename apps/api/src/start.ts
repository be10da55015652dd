import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startApi } from './app';
import { checkPortIsFree } from './check-port';
import { isDemonstrable, readConfig } from './config';
import { startEmbeddedServer } from './db/embedded/embedded-server';
import { refusal } from './db/refusal';
import { localSecret } from './local-secret';
import { prepareDatabase } from './prepare-database';
import { runEntry } from './run-entry';
import { texts } from './texts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Stands for the embedded server until it runs and has an address. */
const EMBEDDED = 'postgres://embedded/lauda';

/** All of Lauda on one machine: database, data to try it out, API and web app behind one port. */
await runEntry(
  async (opened) => {
    const config = localConfig();
    await checkPortIsFree(config.PORT, config.HOST);
    if (config.DATABASE_URL === EMBEDDED) {
      say(texts.databaseStarting);
      const server = await startEmbeddedServer({ folder: config.LAUDA_DATA_DIR, onProgress: say });
      opened(server.stop);
      config.DATABASE_URL = server.nearUrl;
    }
    await prepareDatabase(config.DATABASE_URL, say);
    if (isDemonstrable(config)) await loadDemonstrationData(config.DATABASE_URL);
    const api = await startApi(config);
    opened(api.close);
    if (isDemonstrable(config)) say(texts.demonstrationUsers);
    say(texts.onAir(`http://localhost:${new URL(api.url).port}`));
  },
  () => say(texts.stopping),
);

function localConfig() {
  // biome-ignore lint/style/noProcessEnv: an entry hands the environment to the one place that reads it
  const env = process.env;
  const defaults = { LAUDA_MODE: 'demonstration', HOST: '127.0.0.1', WORKER: 'on', LOG_LEVEL: 'warn' };
  const external = env.DATABASE_URL || env.DATABASE_URL_FILE;
  const secret = env.SECRET_KEY || env.SECRET_KEY_FILE;
  const first = readConfig({
    ...defaults,
    ...env,
    ...(external ? {} : { DATABASE_URL: EMBEDDED }),
    ...(secret ? {} : { SECRET_KEY: 'x'.repeat(32) }),
  });
  return secret ? first : { ...first, SECRET_KEY: localSecret(first.LAUDA_DATA_DIR) };
}

/** In a process of its own: the memory it takes to make some thousand texts goes with it. */
async function loadDemonstrationData(databaseUrl: string) {
  const loader = fork(join(import.meta.dirname, 'load-demonstration.js'));
  loader.on('message', (line) => say(String(line)));
  loader.send(databaseUrl);
  const [code] = await once(loader, 'exit');
  if (code !== 0) throw refusal(texts.demonstrationFailed);
}
