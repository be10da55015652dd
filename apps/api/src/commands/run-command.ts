import { type Config, readConfig } from '../config';
import { openInScope } from '../db/in-scope';
import { refusal } from '../db/refusal';
import { openDatabase, type Transaction } from '../db/sql';
import { prepareDatabase } from '../prepare-database';
import { Problem } from '../problems';
import { refusalShown } from '../run-entry';

/** One deed of the house, in one transaction; what it answers is printed. */
export async function runCommand(act: (sql: Transaction, config: Config) => Promise<string>) {
  try {
    // biome-ignore lint/style/noProcessEnv: an entry hands the environment to the one place that reads it
    const config = readConfig(process.env);
    await prepareDatabase(config.DATABASE_URL);
    const database = openDatabase(config.DATABASE_URL, { max: 1, name: 'lauda-command', statementTimeoutMs: 60_000 });
    try {
      process.stdout.write(`${await openInScope(database, (sql) => act(sql, config))}\n`);
    } finally {
      await database.end();
    }
  } catch (error) {
    refusalShown(error instanceof Problem ? refusal(Object.values(error.body).flat().join(' ')) : error);
  }
}
