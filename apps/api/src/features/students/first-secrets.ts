import { randomInt } from 'node:crypto';
import { firstPassword } from '@lauda/domain/people/first-passwords';
import type { PasswordOwner } from '@lauda/domain/people/passwords';
import { hashFirstPassword } from '../../http/session/password-hash';

export type FirstSecret = { first_password: string; password_hash: string };

const AT_ONCE = 64; // enough to keep every thread busy, few enough to hold in memory

/** One for each, in their order; the plain ones go into the answer and nowhere else. */
export async function drawSecrets(owners: readonly PasswordOwner[]): Promise<FirstSecret[]> {
  const secrets: FirstSecret[] = [];
  for (let at = 0; at < owners.length; at += AT_ONCE) {
    const some = owners.slice(at, at + AT_ONCE).map(async (owner) => {
      const first_password = firstPassword(owner, (limit) => randomInt(limit));
      return { first_password, password_hash: await hashFirstPassword(first_password) };
    });
    secrets.push(...(await Promise.all(some)));
  }
  return secrets;
}
