import type { Channel, NotificationKind } from '@lauda/contract/notifications';
import { DAY, HOUR, iso } from '../activities/moments';
import type { NotificationRow } from '../activities/rows';
import type { World } from '../activities/world';
import type { Tenancy } from '../tenancy/make-tenancy';

export type News = Pick<NotificationRow, 'link' | 'event_key' | 'school_group_id' | 'title' | 'content'> & {
  kind: NotificationKind;
  channel: Channel;
  moment: number;
};

/** Someone who is told, and the classes that are theirs today. */
export type Reader = { id: number; groups: ReadonlySet<number> };

/** The bell was opened last so long ago, before a long weekend: all that came later is new. */
const LOOKED = 4 * DAY;
/** In each channel the second newest was never opened, and one in so many of the older ones. */
const LEFT = 12;

/** Oldest first, so that numbers grow with time. Without a link there is nothing to open: received is seen. */
export function told({ clock }: World, reader: Reader, news: readonly News[]): NotificationRow[] {
  const passed = new Map<string, number>();
  const rows = news
    .filter(({ moment }) => moment <= clock.limit)
    .toSorted((a, b) => b.moment - a.moment)
    .map(({ moment, ...one }) => {
      const isNew = moment > clock.limit - LOOKED;
      const at = passed.get(one.channel) ?? 0;
      if (!isNew) passed.set(one.channel, at + 1);
      const seen = isNew ? null : iso(Math.min(clock.limit, moment + 5 * HOUR));
      const isLeft = one.link === '' || at === 0 || at % LEFT === LEFT - 1;
      return { user_id: reader.id, ...one, created: iso(moment), received: seen, opened: isLeft ? null : seen };
    });
  return rows.reverse();
}

/** Classes of the current roles: those of a whole school are all its classes, of any year. */
export function readerOf({ users, roles, groups }: Tenancy, username: string): Reader {
  const id = users.find((user) => user.username === username)?.id ?? 0;
  const own = roles.filter(({ user_id, ended_at }) => user_id === id && ended_at === null);
  const isTheirs = (group: { id: number; school_id: number }) =>
    own.some(
      ({ school_group_id, school_id }) => school_group_id === group.id || (school_group_id === null && school_id === group.school_id),
    );
  return { id, groups: new Set(groups.filter(isTheirs).map((group) => group.id)) };
}
