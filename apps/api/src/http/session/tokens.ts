import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export const sha256 = (value: string) => hash('sha256', value, 'buffer');

export const sha256Digits = (value: string) => hash('sha256', value, 'hex');

export const keyedHash = (secret: string, value: string) => createHmac('sha256', secret).update(value).digest();

export const randomToken = () => randomBytes(32).toString('base64url');

/**
 * The tokens of one generation of a session. All but the first refresh token are derived, so that a tab that races
 * with another gets the very same successor without the plain values being kept anywhere.
 */
export type Tokens = { access: string; refresh: string; csrf: string };

const derive = (secret: string, purpose: string, refresh: string) => keyedHash(secret, `${purpose}:${refresh}`).toString('base64url');

export const tokensFrom = (secret: string, refresh: string): Tokens => ({
  refresh,
  access: derive(secret, 'access', refresh),
  csrf: derive(secret, 'csrf', refresh),
});

export const successorOf = (secret: string, refresh: string) => tokensFrom(secret, derive(secret, 'refresh', refresh));

/** In a time that tells nothing of where they differ. */
export function sameText(a: string, b: string) {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
