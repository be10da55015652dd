import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from '../connect';
import { refusal } from '../refusal';
import { texts } from '../texts';
import type { DataFolder } from './data-folder';
import type { PostgresBinaries } from './postgres-binaries';
import { SERVER_ENVIRONMENT } from './server-process';

export const SUPERUSER = 'postgres';

/** Made aside and moved into place whole: a start that dies half way leaves nothing that looks like a database. */
export function createCluster(binaries: PostgresBinaries, data: DataFolder, password: string, durable: boolean) {
  const partial = `${data.cluster}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const passwordFile = `${data.cluster}.initial-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (data.account) for (const path of [partial, passwordFile]) chownSync(path, data.account.uid, data.account.gid);
  const made = spawnSync(binaries.initdb, initdbArguments(partial, passwordFile, durable), {
    ...data.account,
    env: SERVER_ENVIRONMENT,
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw refusal(texts.initialisationFailed(`${made.error?.message ?? ''}${made.stderr ?? ''}`.trim()));
  renameSync(partial, data.cluster);
}

function initdbArguments(folder: string, passwordFile: string, durable: boolean) {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--text-search-config=portuguese',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** Its locale is that of the cluster: UTF-8, ICU pt-BR. */
export async function ensureDatabase(adminUrl: string, name: string) {
  const sql = connect(adminUrl, { max: 1 });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)} template template0`;
  } finally {
    await sql.end();
  }
}
