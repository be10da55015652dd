import type { CurrentUser } from '@lauda/contract/users';
import { scopeOf } from '@lauda/domain/people/scope';
import { putBounded } from '../../db/bounded-map';
import type { Asked, Opening } from '../../db/lane';
import type { Reach } from '../../db/scope';
import { knownOpening, type SessionRow } from './session.queries';

/** About as many as one process has people at work. */
const MOST = 5_000;

/** What a token's last request found; `openings` ask whether it still holds. */
export type KnownSession = {
  row: SessionRow;
  session_id: number;
  visitor: CurrentUser;
  reach: Reach;
  openings: Record<Asked['mode'], Opening>;
};

/**
 * What was found behind a token the last time, never an answer: the next request acts on it ahead of time, in one breath
 * with the question whether it still holds, and what it did counts only if nothing was touched that it rests on.
 */
export function knowSessions(options: { unfiltered?: boolean }) {
  const known = new Map<string, KnownSession>();

  function read(tokenHash: string, row: SessionRow): KnownSession {
    // The columns are what `person` of the queries builds.
    const visitor: CurrentUser = frozen({ is_authenticated: true, user: JSON.parse(row.user), user_roles: JSON.parse(row.user_roles) });
    const reach = frozen({ ...scopeOf(visitor), ...(options.unfiltered ? { unfiltered: true } : {}) });
    const openings = {
      'read only': knownOpening(tokenHash, row, reach, 'read only'),
      'read write': knownOpening(tokenHash, row, reach, 'read write'),
    };
    return { row, session_id: Number(row.session_id), visitor, reach, openings };
  }

  return {
    last: (tokenHash: string) => known.get(tokenHash),
    /** The session of a row, read anew only if it differs from the last one. */
    of(tokenHash: string, row: SessionRow): KnownSession {
      const last = known.get(tokenHash);
      if (last && isSame(last.row, row)) return last;
      const session = read(tokenHash, row);
      putBounded(known, tokenHash, session, MOST);
      return session;
    },
    forget: (tokenHash: string) => void known.delete(tokenHash),
  };
}

export type KnownSessions = ReturnType<typeof knowSessions>;

const isSame = (one: SessionRow, other: SessionRow) =>
  one.stamp === other.stamp &&
  one.rests_on === other.rests_on &&
  one.user_roles === other.user_roles &&
  one.user === other.user &&
  one.session_id === other.session_id &&
  one.csrf_hash.equals(other.csrf_hash);

/** Handed to many requests, so none may change it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
