import { messages } from '@lauda/contract/messages';
import type { Sql } from '../../db/sql';
import { sha256 } from '../../http/session/tokens';
import { tooMany } from '../../problems';
import { failuresOf, lockAccount } from './login-limits.queries';

const WINDOW_SECONDS = 15 * 60;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;
/** From this failure on, each one doubles the wait before the next try. */
const FREE_TRIES = 4;

export type Attempt = { account: Buffer; address: Buffer };

/** By the number of the person where there is one, so that a username and an e-mail are not two accounts to guess at. */
export const accountOf = (account: number | string) =>
  sha256(typeof account === 'number' ? `user:${account}` : `account:${account.toLowerCase()}`);

export const attemptOf = (account: number | string, address: string): Attempt => ({
  account: accountOf(account),
  address: sha256(`address:${address}`),
});

/** Seconds to wait before another guess is even looked at; 0 when it may be. */
export function waitFor({ count, since_last, until_oldest_leaves }: { count: number; since_last: number; until_oldest_leaves: number }) {
  if (count >= MOST_PER_ACCOUNT) return Math.max(1, Math.ceil(until_oldest_leaves));
  if (count < FREE_TRIES) return 0;
  return Math.max(0, Math.ceil(2 ** (count - FREE_TRIES) - since_last));
}

/**
 * Failures count, logins do not: a school behind one address is never locked out. Guesses at one account are looked at
 * one at a time, so that a thousand at once are no more than ten.
 */
export async function refuseGuessing(sql: Sql, { account, address }: Attempt) {
  await lockAccount(sql, account);
  const failures = await failuresOf(sql, account, address, WINDOW_SECONDS);
  const wait = failures.of_address >= MOST_PER_ADDRESS ? Math.ceil(failures.address_free_in) : waitFor(failures);
  if (wait > 0) throw tooMany(messages.tooManyTries(Math.ceil(wait / 60)), wait);
}
