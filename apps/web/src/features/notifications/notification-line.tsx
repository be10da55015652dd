import type { Notification } from '@lauda/contract/notifications';
import { type SeenState, seenState } from '@lauda/domain/notifications';
import { Bell, ClipboardList, ExternalLink, type LucideIcon, Megaphone, PenLine, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TextButton } from '../../ui/actions/text-button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { hourOf } from './by-day';
import { destinationOf } from './destination';
import styles from './notifications.module.css';
import { texts } from './texts';

const ICONS = {
  activity: ClipboardList,
  review: PenLine,
  learning_path: Route,
  recommendation: Megaphone,
  system: Bell,
} satisfies Record<Notification['channel'], LucideIcon>;

const STATE_WORDS: Record<SeenState, string> = { 'not-received': texts.isNew, 'not-opened': texts.notOpened, none: '' };

type Props = {
  notification: Notification;
  /** It had not been received when the list was opened: it goes on looking new while one reads. */
  fresh: boolean;
  onOpen: (id: number) => void;
  /** It led somewhere. */
  onFollow: (() => void) | undefined;
};

export function NotificationLine({ notification, fresh, onOpen, onFollow }: Props) {
  const { id, title, content, created, link, channel, opened } = notification;
  const state = fresh && !opened ? 'not-received' : seenState(notification);
  const Icon = ICONS[channel];
  const where = destinationOf(link);
  const open = () => {
    if (!opened) onOpen(id);
    if (where.kind !== 'none') onFollow?.();
  };
  const words = (
    <>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <strong className={styles.name}>{title}</strong>
        {content && <span className={styles.content}>{content}</span>}
        {where.kind === 'outside' && (
          <span className={styles.content}>
            <ExternalLink aria-hidden="true" /> {texts.otherTab}
          </span>
        )}
      </span>
      <span className={styles.when}>
        <time dateTime={created}>{hourOf(created)}</time>
        {state !== 'none' && (
          <span className={styles.dot}>
            <VisuallyHidden>{STATE_WORDS[state]}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  );
  const line = (): ReactNode => {
    if (where.kind === 'inside')
      return (
        <Link to={where.to} className={styles.line ?? ''} onClick={open}>
          {words}
        </Link>
      );
    if (where.kind === 'outside')
      return (
        <a href={where.href} target="_blank" rel="noopener noreferrer" className={styles.line} onClick={open}>
          {words}
        </a>
      );
    return <div className={styles.line}>{words}</div>;
  };
  return (
    <li data-state={state}>
      {line()}
      {where.kind === 'none' && seenState(notification) === 'not-opened' && (
        <TextButton className={styles.markOne} onClick={open}>
          {texts.markOne}
        </TextButton>
      )}
    </li>
  );
}
