import { once } from 'node:events';
import { loadDemonstration } from '../db/demo/load';

/** Started by `start`, which says where the database is and hears how far it is; ends with it. */
process.once('disconnect', () => process.exit(1));
const [databaseUrl] = await once(process, 'message');
await loadDemonstration(databaseUrl, (line) => process.send?.(line));
process.exit(0);
