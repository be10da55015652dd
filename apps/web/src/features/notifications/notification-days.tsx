import type { Notification } from '@lauda/contract/notifications';
import { useId, useState } from 'react';
import { byDay } from './by-day';
import { NotificationLine } from './notification-line';
import styles from './notifications.module.css';
import { useOpened } from './notifications-queries';

type Props = { list: readonly Notification[]; level: 2 | 3; onFollow?: () => void };

/** A list of notifications, one heading a day. */
export function NotificationDays({ list, level, onFollow }: Props) {
  const [now] = useState(() => new Date());
  const fresh = useFresh(list);
  const { mutate } = useOpened();
  const id = useId();
  const Heading = `h${level}` as const;
  return byDay(list, now).map(({ day, rows }, at) => (
    <section key={day} aria-labelledby={`${id}-${at}`}>
      <Heading id={`${id}-${at}`} className={styles.day}>
        {day}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.lines}>
        {rows.map((notification) => (
          <NotificationLine
            key={notification.id}
            notification={notification}
            fresh={fresh.has(notification.id)}
            onOpen={(opened) => mutate(opened)}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Opening the list receives what is in it; what was new stays marked as such until one leaves. */
function useFresh(list: readonly Notification[]): ReadonlySet<number> {
  const [fresh] = useState(() => new Set<number>());
  for (const { id, received } of list) if (!received) fresh.add(id);
  return fresh;
}
