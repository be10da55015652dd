import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from './db/refusal';
import { texts } from './texts';

/** The key of an installation on one machine: made once, kept beside its data, so that a restart ends nobody's session. */
export function localSecret(folder: string): string {
  try {
    return readOrMake(folder, join(folder, 'secret-key'));
  } catch (error) {
    throw Object.assign(refusal(texts.folderClosed(folder)), { cause: error });
  }
}

function readOrMake(folder: string, file: string) {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
