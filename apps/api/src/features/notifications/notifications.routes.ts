import { notifications } from '@lauda/contract/notifications';
import { pageOf } from '../../http/page';
import { route } from '../../http/route';
import { changePreference, countUnseen, mark, markEverything, readPreferences } from './notifications';
import { notificationsOf } from './notifications.queries';

export const notificationRoutes = [
  route(notifications.list, async ({ sql, user, query, url }) => {
    const { count, results } = await notificationsOf(sql, user.user.id, query);
    return { ...pageOf(url, query, count, results), not_seen_by_teacher: await countUnseen(sql, user.user.id, query.created__year) };
  }),
  route(notifications.mark, mark),
  route(notifications.markAll, markEverything),
  // No learning path has been given to any class yet: there is none to be unseen.
  route(notifications.sidebar, async () => ({ lpi_not_seen_by_teacher: 0 })),
  route(notifications.preferences, ({ sql, user }) => readPreferences(sql, user.user.id)),
  route(notifications.prefer, changePreference),
];
