import { loadDemonstration } from '../db/demo/load';

/** Started by `start`, which says where the database is and hears how far it is; ends with it. */
process.once('disconnect', () => process.exit(1));
process.once('message', async (databaseUrl: string) => {
  await loadDemonstration(databaseUrl, (line) => process.send?.(line));
  process.exit(0);
});
