import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { buildProcesses, type Env, runCommand } from '../../test/production-processes';
import { type Database, openAsOwner } from '../db/sql';
import { texts } from '../texts';

const folder = mkdtempSync(join(tmpdir(), 'lauda-commands-'));
let database: TestDatabase;
let owner: Database;
let env: Env;
let id: number;

beforeAll(async () => {
  await buildProcesses();
  database = await createTestDatabase();
  owner = openAsOwner(database.url, 'test');
  env = {
    LAUDA_MODE: 'production',
    PUBLIC_URL: 'http://lauda.rede.example',
    DATABASE_URL: database.url,
    SECRET_KEY: 'uma-chave-para-os-comandos-da-casa',
    LAUDA_DATA_DIR: folder,
  };
  const [student] = await owner<{ id: number }[]>`
    with person as (insert into users (username, email, first_name, last_name) values ('lia.prado', '', 'Lia', 'Prado') returning id),
      network as (insert into school_networks (name) values ('Rede') returning id)
    insert into user_roles (user_id, role_type, school_network_id) select person.id, 'student', network.id from person, network returning user_id as id`;
  id = student?.id ?? 0;
}, 60_000);

afterAll(async () => {
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('one command exports a student, one erases, one reads the trail again', async () => {
  const exported = JSON.parse(runCommand('export-student', ['--id', String(id)], env).stdout);
  expect(exported).toMatchObject({ student_id: id, tables: { users: [{ first_name: 'Lia' }] } });
  expect(runCommand('erase-student', ['--id', String(id)], env)).toMatchObject({ status: 1, stderr: `${texts.eraseUsage}\n` });
  expect(runCommand('erase-student', ['--id', String(id), '--username', 'outra'], env).status).toBe(1);
  expect(runCommand('erase-student', ['--id', String(id), '--username', 'lia.prado'], env)).toMatchObject({
    status: 0,
    stdout: `${texts.erased(id)}\n`,
  });
  expect((await owner`select first_name, username from users where id = ${id}`)[0]).toEqual({
    first_name: 'Estudante',
    username: `apagado.${id}`,
  });
  expect(runCommand('check-audit', [], env)).toMatchObject({ status: 0, stdout: `${texts.auditWhole}\n` });
  await owner`alter table audit_events disable trigger append_only`;
  await owner`update audit_events set action = 'student.read' where action = 'student.exported'`;
  expect(runCommand('check-audit', [], env).status).toBe(1);
  expect([...(await owner`select actor_id from audit_events`)]).toEqual([{ actor_id: null }, { actor_id: null }]);
}, 60_000);
