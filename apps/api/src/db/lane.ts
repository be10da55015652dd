import { PLANNED_FREELY } from './planned-by-key';
import { SYSTEM_SCOPE } from './scope';
import { type Database, type Options, openLaneConnection, type Sql } from './sql';

export type LaneOptions = Omit<Options, 'max'>;

/** The first question of a transaction, prepared once a connection. It is asked with the scope of the system, unless it sets one itself. */
export type Opening = { prepare: string; execute: string; setsScope?: boolean };
export type Asked = {
  mode: 'read only' | 'read write';
  /** Asked in the same breath as `begin`. */
  opening?: Opening | undefined;
};
/** `opened` is the row that answers the opening. `settle` sends the commit right behind what was asked: for whoever has asked the last. */
export type Work<T> = (sql: Sql, opened: Promise<unknown>, settle: () => void) => Promise<T>;

export type Lane = {
  /** One transaction; a written one has been committed when this is over. */
  run<T>(asked: Asked, work: Work<T>): Promise<T>;
  /** Whether the last read has yet to be ended; the next transaction does it in passing. */
  isLeftOpen(): boolean;
  endRead(): void;
  end(): Promise<void>;
  /** Cuts the line, whatever is on its way. */
  cut(): void;
};

/**
 * One connection. It answers in the order in which it was asked, so nobody waits for `begin`: one message ends the last
 * read, begins, asks who is there and sets the scope. Each message less is a fifth of what a small read costs us.
 */
export function openLane(url: string, options: LaneOptions): Lane {
  let leftOpen = false;
  let prepared = new Set<string>();
  let answered = Promise.resolve<unknown>(undefined);
  let onLost: ((error: Error) => void) | undefined;
  const sql = openLaneConnection(url, options, () => {
    leftOpen = false;
    prepared = new Set();
    onLost?.(Object.assign(new Error('the connection was lost'), { code: 'CONNECTION_CLOSED' }));
  });

  function begin({ mode, opening }: Asked) {
    const statements = [`begin ${mode}`];
    if (leftOpen) statements.unshift('commit');
    leftOpen = false;
    if (!opening?.setsScope) statements.push(SYSTEM_SCOPE);
    if (!opening?.setsScope && mode === 'read only') statements.push(PLANNED_FREELY);
    if (opening) {
      prepareOnce(opening.prepare);
      statements.push(opening.execute);
    }
    return sql.unsafe(statements.join(';'));
  }

  /** On its way before the transaction that needs it; should it fail, so does that one, and the next tries again. */
  function prepareOnce(statement: string) {
    if (prepared.has(statement)) return;
    const known = prepared.add(statement);
    sql.unsafe(statement).catch(() => known.delete(statement));
  }

  async function run<T>(asked: Asked, work: Work<T>): Promise<T> {
    const span = { isOver: false };
    let committed: Promise<void> | undefined;
    const settle = () => {
      if (span.isOver || asked.mode === 'read only') return;
      committed = commit();
      committed.catch(() => {}); // told below, unless the work itself has failed
      span.isOver = true;
    };
    try {
      const result = await new Promise<T>((resolve, reject) => {
        // Without its transaction a question would be answered on another connection, or without a scope.
        onLost = reject;
        const opened = begin(asked).then((answers) => answers.flat()[0]);
        answered = opened.catch(reject);
        work(within(sql, span), opened, settle).then(resolve, reject);
      });
      if (asked.mode === 'read only') leftOpen = true;
      else await (committed ?? commit());
      return result;
    } catch (error) {
      sql.unsafe('rollback').catch(() => {}); // whatever comes over this line next comes after it; a lost line has done it already
      throw error;
    } finally {
      span.isOver = true;
      onLost = undefined;
    }
  }

  /** PostgreSQL answers `rollback` to a commit after a failure that the work had swallowed. */
  async function commit() {
    const { command } = await sql.unsafe('commit');
    if (command !== 'COMMIT') throw new Error('a statement failed and was passed over: nothing was committed');
  }

  return {
    run,
    isLeftOpen: () => leftOpen,
    endRead: () => {
      leftOpen = false;
      sql.unsafe('commit').catch(() => {}); // as above
    },
    end: () => sql.end({ timeout: 5 }),
    // Not while the driver still greets the server: what it asks then is caught by nobody.
    cut: () => void answered.then(() => sql.end({ timeout: 0 })).catch(() => {}),
  };
}

/** A question asked after the end would land in the transaction of whoever has the connection then. */
function within(sql: Database, span: { isOver: boolean }): Sql {
  const inTime = () => {
    if (span.isOver) throw new Error('the transaction is over');
  };
  const ask = (...question: Parameters<Database>) => {
    inTime();
    return sql(...question);
  };
  const unsafe: Database['unsafe'] = (...question) => {
    inTime();
    return sql.unsafe(...question);
  };
  const { json, array, types, typed } = sql;
  return Object.assign(ask, { unsafe, json, array, types, typed }) as unknown as Sql; // all of it that queries use
}
