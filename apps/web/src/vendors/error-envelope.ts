import { randomId } from '../lib/random-id';

type Report = { code: string; error: unknown; environment: string; tags: Record<string, string | number | null> };

/** Sentry's public ingest format, written by hand: its whole kit would be heavier than our first screen. */
export function sendEnvelope(dsn: string, { code, error, environment, tags }: Report) {
  if (!URL.canParse(dsn)) return;
  const { protocol, host, username, pathname } = new URL(dsn);
  const address = `${protocol}//${host}/api${pathname}/envelope/?sentry_version=7&sentry_key=${username}`;
  const event_id = randomId().replaceAll('-', '');
  const at = new Date();
  const event = {
    event_id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    environment,
    tags: { ...tags, code },
    exception: {
      values: [{ type: error instanceof Error ? error.name : 'Error', value: error instanceof Error ? error.message : String(error) }],
    },
    extra: { stack: error instanceof Error ? error.stack : null },
    // The path only: a query may hold a person's name.
    request: { url: window.location.origin + window.location.pathname },
  };
  const lines = [{ event_id, sent_at: at.toISOString() }, { type: 'event' }, event].map((line) => JSON.stringify(line));
  fetch(address, { method: 'POST', body: lines.join('\n'), keepalive: true, credentials: 'omit' }).catch(() => {
    // The code is in local storage; a report that cannot be sent must not become an error itself.
  });
}
