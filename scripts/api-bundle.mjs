// How the API is bundled: our own sources into a few files, libraries left where npm put them.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const api = join(root, 'apps/api');
// engine-thread and load-demonstration are started by the others, as files of their own.
const ENTRIES = [
  'start',
  'server',
  'worker',
  'engine-thread',
  'load-demonstration',
  'commands/create-superuser',
  'commands/export-student',
  'commands/erase-student',
  'commands/check-audit',
].map((name) => `src/${name}.ts`);

/**
 * esbuild's options.
 * @param {{ outdir: string, ranFrom?: string, entries?: string[], plugins?: import('esbuild').Plugin[] }} options
 * `ranFrom`: where the files will lie when they run, if they are moved after the build.
 */
export function apiBundle({ outdir, ranFrom = outdir, entries = ENTRIES.map((entry) => join(api, entry)), plugins = [] }) {
  return {
    entryPoints: Object.fromEntries(entries.filter((entry) => existsSync(entry)).map((entry) => [basename(entry, '.ts'), entry])),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
    plugins: [librariesStayOutside, sourcesKeepTheirAddress(ranFrom), ...plugins],
  };
}

const librariesStayOutside = {
  name: 'libraries-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@lauda/')) return undefined;
      return { path, external: true };
    });
  },
};

/** A file that reads a neighbour by import.meta.url (migrations, word lists, demonstration texts) finds it from the bundle too. */
const sourcesKeepTheirAddress = (ranFrom) => ({
  name: 'sources-keep-their-address',
  setup(build) {
    build.onLoad({ filter: /[\\/](packages|apps)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(relative(ranFrom, path).replaceAll('\\', '/'));
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`),
        loader: 'ts',
        resolveDir: dirname(path),
      };
    });
  },
});
