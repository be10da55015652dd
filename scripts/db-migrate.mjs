// npm run db:migrate: runs the migrations on a throw-away database and writes apps/api/db/schema.sql.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from './api-bundle.mjs';

const api = fileURLToPath(new URL('../apps/api', import.meta.url));
const outdir = join(api, '.cache/db-migrate');
await build(apiBundle({ outdir, entries: [join(api, 'src/migrate.ts')] }));
await import(pathToFileURL(join(outdir, 'migrate.js')).href);
