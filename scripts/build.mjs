// Builds the API (esbuild) and the web app (Vite), each only when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { apiBundle } from './api-bundle.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const targets = {
  api: {
    name: 'API',
    dist: 'apps/api/dist',
    inputs: ['apps/api/src', 'apps/api/db', 'packages', 'scripts/api-bundle.mjs'],
    build: buildApi,
  },
  web: {
    name: 'aplicação web',
    dist: 'apps/web/dist',
    inputs: ['apps/web', 'packages/contract', 'packages/domain'],
    build: buildWeb,
  },
};

/** @param {{ only?: ('api' | 'web')[], onProgress?: (line: string) => void }} options */
export async function buildWhatChanged({ only = ['api', 'web'], onProgress = () => {} } = {}) {
  for (const key of only) {
    const { name, dist, inputs, build } = targets[key];
    const hash = hashOf([...inputs, 'package-lock.json', 'tsconfig.json']);
    const stampFile = join(root, dist, '.inputs-hash');
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) continue;
    const started = Date.now();
    onProgress(`Montando a ${name}…`);
    await replaceFolder(join(root, dist), async (folder) => {
      await build(folder);
      writeFileSync(join(folder, '.inputs-hash'), hash);
    });
    onProgress(`Montada em ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Made aside and swapped in whole: a server that runs, or a second build at the same moment, never sees half of it. */
async function replaceFolder(folder, make) {
  const fresh = join(dirname(folder), `.dist-${process.pid}`); // as deep as its final place: source maps are relative
  const old = `${fresh}-old`;
  try {
    await make(fresh);
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (existsSync(folder)) renameSync(folder, old);
        renameSync(fresh, folder);
        return;
      } catch (error) {
        if (attempt === 5) throw error; // another build swapped its own in between
        rmSync(old, { recursive: true, force: true });
      }
    }
  } finally {
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  }
}

async function buildApi(outdir) {
  const { build } = await import('esbuild');
  await build(apiBundle({ outdir, ranFrom: join(root, targets.api.dist) }));
}

async function buildWeb(outDir) {
  const webRequire = createRequire(join(root, 'apps/web/package.json'));
  const { build } = await import(pathToFileURL(webRequire.resolve('vite')).href);
  await build({ root: join(root, 'apps/web'), mode: 'production', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

const LEFT_OUT = /(^|\/)(node_modules|dist|\.cache|\.data|coverage|test|\.dist-\d+(-old)?)$|\.test\.tsx?$|\.md$/;

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = `${path}/${entry.name}`;
        if (LEFT_OUT.test(inside)) return [];
        return entry.isDirectory() ? filesUnder(inside) : [inside];
      });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWhatChanged({ onProgress: console.log });
