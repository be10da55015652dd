import { fileURLToPath } from 'node:url';

/** The build keeps import.meta.url of a source file as it is (scripts/build.mjs), so this holds from source and from the bundle. */
export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
