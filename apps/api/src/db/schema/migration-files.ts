import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from '../refusal';
import { texts } from '../texts';

export type Migration = { name: string; checksum: string; statements: string };
export type AppliedMigration = { name: string; checksum: string };

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .sort();
  names.forEach((name, i) => {
    const previous = names[i - 1];
    if (previous?.slice(0, 4) === name.slice(0, 4)) throw refusal(texts.migrationNumberTaken(previous, name));
  });
  return names.map((name) => {
    const statements = readFileSync(join(folder, name), 'utf8');
    // A checkout with Windows line ends is still the same migration.
    const checksum = createHash('sha256').update(statements.replaceAll('\r\n', '\n')).digest('hex');
    return { name, checksum, statements };
  });
}

/**
 * What is still to run, in order. A database that knows more migrations than we do is served by a newer
 * release beside us (REL-33) and is left alone.
 */
export function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const last =
    applied
      .map(({ name }) => name)
      .sort()
      .pop() ?? '';
  return migrations.filter(({ name, checksum }) => {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksum) throw refusal(texts.migrationChanged(name));
    if (known === undefined && name < last) throw refusal(texts.migrationLate(name, last));
    return known === undefined;
  });
}
