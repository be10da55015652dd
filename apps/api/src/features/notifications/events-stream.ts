import { PassThrough } from 'node:stream';
import { messages } from '@lauda/contract/messages';
import { EVENTS_PATH } from '@lauda/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { openInScope } from '../../db/in-scope';
import type { Services } from '../../http/route';
import { readCookies } from '../../http/session/cookies';
import { sha256Digits } from '../../http/session/tokens';
import { Problem, tooMany, unauthenticated, unavailable } from '../../problems';
import { tokensInForce } from './events.queries';
import { keepListeners, type Listener, say } from './listeners';
import { askAsHolders } from './live-news';

const CHANNEL = 'lauda_notifications';
const HEARTBEAT_MS = 20_000;
/** A restart sends everybody away at once; they come back one after the other. */
const backIn = () => 1000 + Math.floor(Math.random() * 2000);
/** Connections that handing over may take of those of the requests. */
const AT_ONCE = 2;
const REFUSED_SECONDS = 60;

/**
 * `GET /api/v1/events/`. One connection of the process listens to the database, whichever process wrote; an open page holds
 * none. Each hand-over asks anew who is there and what is theirs, and every heartbeat asks once for all pages.
 */
export function streamEvents(app: FastifyInstance, services: Pick<Services, 'config' | 'lanes' | 'database' | 'log'>) {
  const { database, config, log } = services;
  const listeners = keepListeners();
  const holders = askAsHolders(services);
  const due = new Set<Listener>();
  let isClosing = false;
  let running = 0;
  let listening: Promise<unknown> | undefined;

  /** The driver connects again by itself, as often as it takes. What was said meanwhile nobody heard: the pages come back and look. */
  const listen = () => {
    let hasMissed = false;
    const onListening = () => {
      if (hasMissed) for (const { stream } of listeners.all()) stream.end();
      hasMissed = true;
    };
    listening ??= database.listen(CHANNEL, hear, onListening).catch((error: unknown) => {
      hasMissed = true;
      log.warn({ err: error }, 'events');
    });
    return listening;
  };

  function hear(payload: string) {
    const [userId, id] = payload.split(':').map(Number);
    if (!userId || !id) return;
    for (const listener of listeners.of(userId)) {
      listener.waiting.add(id);
      due.add(listener);
    }
    while (running < AT_ONCE && due.size > 0) void handOver();
  }

  async function handOver() {
    running += 1;
    for (const listener of due) {
      due.delete(listener);
      const ids = [...listener.waiting];
      listener.waiting.clear();
      await holders.newsFor(listener.tokenHash, ids).then(
        (events) => {
          for (const event of events)
            say(listener, `event: ${event.type}\nid: ${event.notification.id}\ndata: ${JSON.stringify(event)}\n\n`);
        },
        // Not theirs any more, or not to be asked now: the page comes back and learns which.
        (error: unknown) => {
          if (!(error instanceof Problem)) log.warn({ err: error }, 'events');
          listener.stream.end();
        },
      );
    }
    running -= 1;
  }

  async function beat() {
    const open = listeners.all();
    if (open.length === 0) return;
    const inForce = await openInScope(database, (sql) => tokensInForce(sql, [...new Set(open.map(({ tokenHash }) => tokenHash))]));
    for (const listener of open) {
      if (inForce.has(listener.tokenHash)) say(listener, ':\n\n');
      else listener.stream.end();
    }
  }
  const beating = setInterval(() => void beat().catch((error: unknown) => log.warn({ err: error }, 'events')), HEARTBEAT_MS);
  beating.unref();

  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beating);
    for (const { stream } of listeners.all()) stream.end();
  });

  app.get(EVENTS_PATH, async (request, reply) => {
    const { access } = readCookies(request, config);
    if (!access) throw unauthenticated();
    const tokenHash = sha256Digits(access);
    const userId = await holders.userOf(tokenHash);
    if (listeners.isFull(userId)) throw tooMany(messages.tooManyPages, REFUSED_SECONDS);
    await listen();
    if (isClosing) throw unavailable();
    const stream = new PassThrough();
    const listener = { userId, tokenHash, stream, waiting: new Set<number>() };
    listeners.add(listener);
    say(listener, `retry: ${backIn()}\n\n`);
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}
