import { messages } from '@lauda/contract/messages';
import { type PasswordOwner, passwordFaults } from '@lauda/domain/passwords';
import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../problems';

/** OWASP's second recommendation: 19 MiB, two passes; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/** Verified when there is nobody to verify, so that an unknown user takes as long as a known one. */
const NOBODY = await hash('ninguém', COST);

export async function passwordMatches(password: string, passwordHash: string | undefined) {
  const matches = await verify(passwordHash || NOBODY, password);
  return matches && Boolean(passwordHash);
}

export function refuseWeak(password: string, owner: PasswordOwner) {
  const faults = passwordFaults(password, owner);
  if (faults.includes('guessable')) throw invalid({ new_password: [messages.commonPassword] });
  if (faults.includes('personal')) throw invalid({ new_password: [messages.personalPassword] });
}
