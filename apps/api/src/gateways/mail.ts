import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

export type Letter = { to: string; subject: string; text: string };
export type KeptLetter = Letter & { id: string; sent: string };

const SMTP_TIMEOUT_MS = 10_000;

const folderOf = (config: Pick<Config, 'LAUDA_DATA_DIR'>) => join(config.LAUDA_DATA_DIR, 'mail');

/** By SMTP when it is configured, otherwise into the mail folder. A failure is thrown: the job tries again. */
export async function sendLetter(config: Config, letter: Letter) {
  if (config.SMTP_URL) {
    const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
    await createTransport({ url: config.SMTP_URL, ...timeouts }).sendMail({ from: config.MAIL_FROM, ...letter });
    return;
  }
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sent = new Date().toISOString();
  const id = `${sent.replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  const kept: KeptLetter = { id, ...letter, sent };
  // Written aside and renamed: a reader never sees half a letter.
  await writeFile(join(folder, `.${id}`), JSON.stringify(kept, null, 2), { mode: 0o600 });
  await rename(join(folder, `.${id}`), join(folder, `${id}.json`));
}

/** Whether a letter could leave now; none is sent. */
export async function canSendLetters(config: Config): Promise<boolean> {
  if (!config.SMTP_URL) return access(config.LAUDA_DATA_DIR, constants.W_OK).then(() => true);
  const patience = { connectionTimeout: 1000, greetingTimeout: 1000, socketTimeout: 1000 };
  return createTransport({ url: config.SMTP_URL, ...patience }).verify();
}

/** Of someone who is erased: what lies in the folder, whoever has read it. */
export async function forgetLettersTo(config: Pick<Config, 'LAUDA_DATA_DIR'>, address: string) {
  const wanted = address.toLowerCase();
  for (const { id, to } of await keptLetters(config, Number.POSITIVE_INFINITY))
    if (to.toLowerCase() === wanted) await rm(join(folderOf(config), `${id}.json`), { force: true });
}

/** The newest first. */
export async function keptLetters(config: Pick<Config, 'LAUDA_DATA_DIR'>, most: number): Promise<KeptLetter[]> {
  const names = await readdir(folderOf(config)).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folderOf(config), name), 'utf8')) as KeptLetter)); // written above
}
