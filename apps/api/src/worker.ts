import { startWorker } from './app';
import { readConfig } from './config';
import { prepareDatabase } from './prepare-database';
import { runEntry } from './run-entry';

/** A process that only runs jobs; any number may share one database. */
await runEntry(async (opened) => {
  // biome-ignore lint/style/noProcessEnv: an entry hands the environment to the one place that reads it
  const config = readConfig(process.env);
  await prepareDatabase(config.DATABASE_URL);
  const worker = await startWorker(config);
  opened(worker.close);
});
