import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../../src/db/embedded/embedded-server';
import { openAsOwner } from '../../src/db/sql';
import { prepareDatabase } from '../../src/prepare-database';
import { fillWithWriting } from './fill-with-writing';

/**
 * npm run seed -- --compositions 1000000 [--folder pasta]: a database of that size in a folder of its own, the same each time (OPS-17).
 * Start it with LAUDA_DATA_DIR=<folder>. A database that has anyone in it is left alone.
 */
const { values } = parseArgs({
  options: { compositions: { type: 'string', default: '1000' }, folder: { type: 'string', default: '.cache/seed' } },
});
const compositions = Number(values.compositions);
if (!Number.isSafeInteger(compositions) || compositions < 1) throw new Error('--compositions pede um número');

const server = await startEmbeddedServer({ folder: values.folder, durable: false });
try {
  await prepareDatabase(server.url);
  const owner = openAsOwner(server.url, 'seed');
  try {
    const [known] = await owner`select from users limit 1`;
    if (known) throw new Error(`${values.folder} já tem dados; escolha outra pasta com --folder`);
    const started = performance.now();
    const { made } = await fillWithWriting(owner, compositions);
    process.stdout.write(`${made} redações em ${((performance.now() - started) / 1000).toFixed(1)} s, em ${values.folder}\n`);
  } finally {
    await owner.end();
  }
} finally {
  await server.stop();
}
process.exit(0);
