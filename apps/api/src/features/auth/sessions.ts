import { messages } from '@lauda/contract/messages';
import type { Sql } from '../../db/sql';
import type { Doorkeeper, Services } from '../../http/route';
import { randomToken, sha256, successorOf, tokensFrom } from '../../http/session/tokens';
import { forbidden, keepingEffects, unauthenticated } from '../../problems';
import { addTokens, createSession, endSession, endSessionOfTokens, lockRefresh, retireTokens } from './sessions.queries';

/** A new session with new values throughout; whatever the browser held before opens nothing of it. */
export async function openSession(sql: Sql, services: Services, door: Doorkeeper, userId: number) {
  await endSessionOfTokens(sql, door.held);
  const tokens = tokensFrom(services.config.SECRET_KEY, randomToken());
  await addTokens(sql, await createSession(sql, userId), tokens);
  door.open(tokens);
  return { csrf: tokens.csrf };
}

/**
 * Exchanges the refresh token for its successor. Used a second time it ends the whole family, but for the tab that
 * raced with another: for ten seconds the immediate predecessor gets the very same successor.
 */
export async function refreshSession(sql: Sql, services: Services, door: Doorkeeper) {
  const refreshToken = door.held.refresh;
  if (!refreshToken) throw unauthenticated();
  const successor = successorOf(services.config.SECRET_KEY, refreshToken);
  const held = await lockRefresh(sql, refreshToken, successor.refresh);
  if (!held?.is_alive) throw unauthenticated();
  if (!sha256(door.csrfHeader).equals(held.csrf_hash)) throw forbidden(messages.badCsrf);
  if (held.is_used && !held.is_graced) {
    await endSession(sql, held.session_id, 'replay');
    throw keepingEffects(unauthenticated());
  }
  if (!held.is_used) {
    await addTokens(sql, held.session_id, successor);
    await retireTokens(sql, held.id);
  }
  door.open(successor);
  return { csrf: successor.csrf };
}
