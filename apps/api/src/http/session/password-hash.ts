import { hash, verify } from '@node-rs/argon2';
import { hashing } from '../upkeep/process-measures';

/** OWASP's second recommendation: 19 MiB, two passes; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hundred and fiftieth of it, for passwords that we draw ourselves and that die at the first access (decision 0013). */
const FIRST_COST = { memoryCost: 256, timeCost: 1, parallelism: 1 };

const timed = <T>(work: Promise<T>) => {
  const done = hashing.startTimer();
  return work.finally(done);
};

export const hashPassword = (password: string) => timed(hash(password, COST));
export const hashFirstPassword = (password: string) => timed(hash(password, FIRST_COST));

/** Verified when there is nobody to verify, so that an unknown user takes as long as a known one. */
const NOBODY = await hash('ninguém', COST);
const FULL = /^\$argon2id\$v=19\$m=19456,t=2,/;

export async function passwordMatches(password: string, passwordHash: string | undefined) {
  const matches = await timed(verify(passwordHash || NOBODY, password));
  // A first password must not show by answering sooner.
  if (passwordHash && !FULL.test(passwordHash)) await verify(NOBODY, password);
  return matches && Boolean(passwordHash);
}
