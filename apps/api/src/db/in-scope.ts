import { SYSTEM, setScope } from './scope';
import type { Database, Transaction } from './sql';

/** A transaction of the system: jobs and commands, which act for nobody in particular. */
export const openInScope = <T>(database: Database, run: (sql: Transaction) => Promise<T>): Promise<T> =>
  database.begin(async (sql) => {
    await setScope(sql, SYSTEM);
    return run(sql);
  }) as Promise<T>; // begin() only unwraps arrays of promises, which no caller returns
