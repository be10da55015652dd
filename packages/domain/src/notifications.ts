/** What the rules of spec §4 look at. Timestamps, null until it happened. */
export type NotificationProgress = { channel: string; link: string | null; received: string | null; opened: string | null };

export type SeenState = 'not-received' | 'not-opened' | 'none';

const isRecommendation = ({ channel }: NotificationProgress) => channel === 'recommendation';
/** An empty link is no link. */
const hasLink = ({ link }: NotificationProgress) => link !== null && link !== '';

export function seenState(notification: NotificationProgress): SeenState {
  if (!notification.received) return 'not-received';
  return (isRecommendation(notification) || hasLink(notification)) && !notification.opened ? 'not-opened' : 'none';
}

/** With a link it is seen when opened, without one as soon as it is received. */
export const isSeen = (notification: NotificationProgress) => Boolean(hasLink(notification) ? notification.opened : notification.received);

export const isUnopenedRecommendation = (notification: NotificationProgress) => isRecommendation(notification) && !notification.opened;

/** `not_seen_by_teacher` of the list, less the recommendations that nobody opened: those have a screen of their own. */
export const unseenCount = (notSeen: number, unopenedRecommendations: number) => Math.max(0, notSeen - unopenedRecommendations);

/** The same from the notifications themselves; the count made in SQL is held against it. */
export const unseenCountOf = (notifications: readonly NotificationProgress[]) =>
  unseenCount(
    notifications.filter((notification) => !isSeen(notification)).length,
    notifications.filter((notification) => isUnopenedRecommendation(notification)).length,
  );

/** Opens in a new tab; everything else is a place in the application. */
export const isExternalLink = (link: string) => link.includes('http');

/** What opening the bell marks as received. */
export const markedByBell = <Notification extends NotificationProgress>(notifications: readonly Notification[]): Notification[] =>
  notifications.filter((notification) => !notification.received && !isRecommendation(notification));

type Progress = Pick<NotificationProgress, 'received' | 'opened'>;

/** Never backwards: the first time stays, however often it is sent. What was opened was received. */
export const progressAfter = (current: Progress, sent: Partial<Progress>): Progress => ({
  received: current.received ?? sent.received ?? current.opened ?? sent.opened ?? null,
  opened: current.opened ?? sent.opened ?? null,
});

const MOST_SHOWN = 99;

/** Nothing when there is nothing. */
export function badge(count: number): string {
  if (count <= 0) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

export function pageTitle(title: string, count: number): string {
  const shown = badge(count);
  return shown === '' ? title : `(${shown}) ${title}`;
}
