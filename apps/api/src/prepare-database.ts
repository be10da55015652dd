import { loadBase } from '../db/base/load-base';
import { migrate } from './db/schema/migrate';
import { openAsOwner } from './db/sql';
import { prepareQueues } from './jobs/queue';

/** Everything a process may count on before it serves: structure, queues, and what every installation needs. */
export async function prepareDatabase(url: string, onProgress: (line: string) => void = () => {}) {
  await migrate(url, { onProgress });
  await prepareQueues(url);
  const sql = openAsOwner(url, 'lauda-base');
  try {
    await loadBase(sql);
  } finally {
    await sql.end();
  }
}
