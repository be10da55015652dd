import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { refusal } from '../refusal';
import { texts } from '../texts';
import { type Account, canReach, serverAccount, weAreRoot } from './server-account';

/** Where the files of the database lie: `place` is the asked folder, or a stand-in that the server's account can reach. */
export type DataFolder = { place: string; cluster: string; passwordFile: string; logFile: string; account: Account };

export function openDataFolder(asked: string, onProgress: (line: string) => void): DataFolder {
  const place = placeFor(makeFolder(asked), onProgress);
  const cluster = join(place, 'postgres');
  const account = serverAccount(cluster);
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (!weAreRoot() && owner !== undefined && process.getuid && owner !== process.getuid()) throw refusal(texts.otherOwner(place));
  return { place, cluster, passwordFile: join(place, 'postgres-password'), logFile: join(place, 'postgres.log'), account };
}

/** A data folder belongs to one major version of the server. */
export function checkMajorVersion({ place, cluster }: DataFolder, major: string) {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) throw refusal(texts.otherMajor(place, found, major));
}

/** Made once and kept, readable by ourselves alone. */
export function databasePassword({ passwordFile, cluster }: DataFolder): string {
  if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim();
  if (existsSync(cluster)) throw refusal(texts.passwordMissing(passwordFile));
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  return password;
}

function makeFolder(asked: string) {
  try {
    mkdirSync(asked, { recursive: true });
    const folder = realpathSync(asked);
    // Others may pass through, not look: the server's account must reach its own folder inside.
    if (weAreRoot()) chmodSync(folder, statSync(folder).mode | 0o111);
    return folder;
  } catch (error) {
    throw refusal(texts.folderNotWritable(asked, error instanceof Error ? error.message : String(error)));
  }
}

function placeFor(folder: string, onProgress: (line: string) => void) {
  const pointer = join(folder, 'postgres-location');
  if (existsSync(pointer)) return placeFrom(pointer, folder, onProgress);
  const cluster = join(folder, 'postgres');
  if (canReach(folder, serverAccount(cluster))) return folder;
  if (existsSync(cluster)) throw refusal(texts.dataUnreachable(folder));
  const place = join('/var/lib/lauda', `${basename(dirname(folder))}-${randomBytes(4).toString('hex')}`);
  mkdirSync(place, { recursive: true });
  for (const made of [dirname(place), place]) chmodSync(made, 0o711);
  if (!canReach(place, serverAccount(join(place, 'postgres')))) throw refusal(texts.dataUnreachable(folder));
  writeFileSync(pointer, `${place}\n`);
  onProgress(texts.dataElsewhere(folder, place));
  return place;
}

function placeFrom(pointer: string, folder: string, onProgress: (line: string) => void) {
  const place = readFileSync(pointer, 'utf8').trim();
  if (!existsSync(place)) throw refusal(texts.dataMissing(folder, place));
  onProgress(texts.dataElsewhere(folder, place));
  return place;
}
