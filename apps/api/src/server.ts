import { startApi } from './app';
import { readConfig } from './config';
import { prepareDatabase } from './prepare-database';
import { runEntry } from './run-entry';

/** A load balancer looks at readiness every second or so: it must see the no before the listener closes. */
const DRAIN_MS = 2000;

/** One API process of a school network: everything comes from the environment. */
await runEntry(async (opened) => {
  // biome-ignore lint/style/noProcessEnv: an entry hands the environment to the one place that reads it
  const config = readConfig(process.env);
  await prepareDatabase(config.DATABASE_URL);
  const api = await startApi(config, { drainMs: DRAIN_MS });
  opened(api.close);
});
