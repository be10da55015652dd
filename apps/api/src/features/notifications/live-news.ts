import { messages } from '@lauda/contract/messages';
import { type LiveEvent, liveEvent } from '@lauda/contract/notifications';
import { setScope } from '../../db/scope';
import type { Sql } from '../../db/sql';
import type { Services } from '../../http/route';
import { knowSessions } from '../../http/session/known-sessions';
import { type SessionRow, sessionOpening } from '../../http/session/session.queries';
import { forbidden, unauthenticated } from '../../problems';
import { yearNow } from './events.queries';
import { countUnseen } from './notifications';
import { notificationOf } from './notifications.queries';

/** Short transactions as the holder of a token, under the same rules as any request of theirs. */
export function askAsHolders({ lanes }: Pick<Services, 'lanes'>) {
  const sessions = knowSessions({});

  const asHolder = <T>(tokenHash: string, work: (sql: Sql, userId: number) => Promise<T>): Promise<T> =>
    lanes.run({ mode: 'read only', isDoor: false, opening: sessionOpening(tokenHash) }, async (sql, opened) => {
      const row = (await opened) as SessionRow | undefined; // what the opening selects
      if (!row) {
        sessions.forget(tokenHash);
        throw unauthenticated();
      }
      const { visitor, reach } = sessions.of(tokenHash, row);
      if (visitor.user.must_change_password) throw forbidden(messages.firstAccessFirst);
      await setScope(sql, reach);
      return work(sql, visitor.user.id);
    });

  return {
    userOf: (tokenHash: string) => asHolder(tokenHash, async (_sql, userId) => userId),
    /** What of these the person may still be told, oldest first; what is theirs no more is left out. */
    newsFor: (tokenHash: string, ids: readonly number[]): Promise<LiveEvent[]> =>
      asHolder(tokenHash, async (sql, userId) => {
        const not_seen_by_teacher = await countUnseen(sql, userId, yearNow());
        const events: LiveEvent[] = [];
        for (const id of [...ids].sort((a, b) => a - b)) {
          const notification = await notificationOf(sql, userId, id);
          if (notification) events.push(liveEvent.parse({ type: 'notification', not_seen_by_teacher, notification }));
        }
        return events;
      }),
  };
}
