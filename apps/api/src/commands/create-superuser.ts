import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { openInScope } from '../db/in-scope';
import { refusal } from '../db/refusal';
import { openDatabase } from '../db/sql';
import { insertSuperuser } from '../features/users/superuser.queries';
import { hashPassword } from '../http/session/password-hash';
import { prepareDatabase } from '../prepare-database';
import { refusalShown } from '../run-entry';
import { texts } from '../texts';

/** The first person of an installation; there is no other way in, and no account by default. */
async function createSuperuser() {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { username: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
  });
  const { username, email, name } = values;
  const [first_name = '', ...rest] = (name ?? '').trim().split(/\s+/);
  if (!username || !email || !first_name) throw refusal(texts.superuserUsage);
  // biome-ignore lint/style/noProcessEnv: an entry hands the environment to the one place that reads it
  const config = readConfig(process.env);
  await prepareDatabase(config.DATABASE_URL);
  const database = openDatabase(config.DATABASE_URL, { max: 1, name: 'lauda-command' });
  try {
    const password = randomBytes(9).toString('base64url');
    const person = {
      username: username.toLowerCase(),
      email,
      first_name,
      last_name: rest.join(' '),
      password_hash: await hashPassword(password),
    };
    const id = await openInScope(database, (sql) => insertSuperuser(sql, person));
    if (id === undefined) throw refusal(texts.superuserTaken);
    process.stdout.write(`${texts.superuserCreated(person.username, password)}\n`);
  } finally {
    await database.end();
  }
}

await createSuperuser().catch(refusalShown);
