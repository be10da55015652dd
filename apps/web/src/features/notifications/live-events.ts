import { EVENTS_PATH, type LiveEvent } from '@lauda/contract/notifications';

/** What a tab wants to know of the stream. */
export type Hearer = {
  onNews: (event: LiveEvent) => void;
  /** Something may have been missed, or changed in another tab: look again. */
  onRenew: () => void;
  /** The stream does not come: ask from time to time, until it does. */
  onPolling: (polling: boolean) => void;
};

/** After so many failures in a row the page asks by itself; the stream is tried again all the while. */
const PATIENCE = 3;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;
const LOCK = 'lauda.notifications';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lauda.notifications');

/** Marks made here show there. */
export const tellOtherTabs = () => channel?.postMessage('changed');

const isLiveEvent = (value: unknown): value is LiveEvent =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'notification' && 'notification' in value;

/**
 * One stream for all tabs of the browser, which has few connections to give: the tab that holds the lock listens and passes on.
 * A hidden tab whose session ran out lets go rather than renew it for nobody.
 */
export function hearNews(hearer: Hearer): () => void {
  const over = new AbortController();
  const pass = ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed') hearer.onRenew();
    else if (data === 'polling' || data === 'live') hearer.onPolling(data === 'polling');
    else if (isLiveEvent(data)) hearer.onNews(data);
  };
  channel?.addEventListener('message', pass);
  over.signal.addEventListener('abort', () => channel?.removeEventListener('message', pass));
  if (typeof EventSource === 'undefined') hearer.onPolling(true);
  else void keepListening(hearer, over.signal);
  return () => over.abort();
}

async function keepListening(hearer: Hearer, over: AbortSignal) {
  while (!over.aborted) {
    await whenVisible(over);
    if (over.aborted) return;
    if (navigator.locks) await navigator.locks.request(LOCK, { signal: over }, () => listen(hearer, over)).catch(() => {});
    else await listen(hearer, over);
  }
}

const whenVisible = (over: AbortSignal) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.hidden && !over.aborted) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    over.addEventListener('abort', check);
    check();
  });

/** Ends when it is over, or when a hidden tab is refused. */
const listen = (hearer: Hearer, over: AbortSignal) =>
  new Promise<void>((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let hasListened = false;

    const stop = () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    };
    over.addEventListener('abort', stop);

    const poll = (polling: boolean) => {
      hearer.onPolling(polling);
      channel?.postMessage(polling ? 'polling' : 'live');
    };
    const open = () => {
      source = new EventSource(EVENTS_PATH);
      source.addEventListener('open', () => {
        // What happened while nobody listened was not said again.
        if (hasListened || failures > 0) hearer.onRenew();
        hasListened = true;
        failures = 0;
        poll(false);
      });
      source.addEventListener('notification', ({ data }: MessageEvent<string>) => {
        const event: unknown = JSON.parse(data);
        if (!isLiveEvent(event)) return;
        hearer.onNews(event);
        channel?.postMessage(event);
      });
      source.addEventListener('error', failed);
    };

    /** A line that was cut the browser mends by itself; a refusal (the access ran out, too many pages) it takes for good, and we do not. */
    const failed = () => {
      failures += 1;
      if (failures >= PATIENCE) poll(true);
      if (source?.readyState !== EventSource.CLOSED) return;
      source.close();
      if (document.hidden) return stop();
      hearer.onRenew(); // which renews the session, if that was it
      timer = setTimeout(open, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    };
    open();
  });
