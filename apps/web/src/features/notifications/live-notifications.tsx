import type { LiveEvent } from '@lauda/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setUnseenCount } from '../../lib/unseen-count';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { hearNews } from './live-events';
import { newsKey, useBell } from './notifications-queries';
import { texts } from './texts';

const POLL_MS = 60_000;

/** Around every screen of someone known: hears what happens, says it once to who listens, and counts it in the title. */
export function LiveNotifications() {
  const client = useQueryClient();
  const [polling, setPolling] = useState(false);
  const [arrived, setArrived] = useState<LiveEvent['notification']>();
  const unseen = useBell(false, polling && POLL_MS).data?.not_seen_by_teacher ?? 0;

  useEffect(() => {
    const onRenew = () => void client.invalidateQueries({ queryKey: newsKey });
    const onNews = ({ notification }: LiveEvent) => {
      setArrived(notification);
      onRenew();
    };
    return hearNews({ onNews, onRenew, onPolling: setPolling });
  }, [client]);

  useEffect(() => {
    setUnseenCount(unseen);
    return () => setUnseenCount(0);
  }, [unseen]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{arrived && <span key={arrived.id}>{texts.arrived(arrived.title)}</span>}</span>
    </VisuallyHidden>
  );
}
