import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from './db/embedded/embedded-server';
import { describeSchema } from './db/schema/describe-schema';
import { migrate } from './db/schema/migrate';
import { refusalShown } from './run-entry';

/** `npm run db:migrate`: runs the migrations on a throw-away server and writes down what they make. */
async function describeMigrations() {
  const folder = mkdtempSync(join(tmpdir(), 'lauda-migrate-'));
  const onProgress = (line: string) => process.stdout.write(`${line}\n`);
  const server = await startEmbeddedServer({ folder, durable: false });
  try {
    await migrate(server.url, { onProgress });
    writeFileSync(new URL('../db/schema.sql', import.meta.url), await describeSchema(server.url));
    onProgress('apps/api/db/schema.sql');
  } finally {
    await server.stop();
    for (const used of [server.folder, folder]) rmSync(used, { recursive: true, force: true });
  }
}

await describeMigrations().catch(refusalShown);
