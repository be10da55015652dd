import { messages } from '@lauda/contract/messages';
import { HttpResponse } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { TIMEOUT_MS } from '../src/lib/calling/send';
import { texts } from '../src/lib/texts';
import { refusalOf } from './fake-api';

export type Failure = {
  name: string /** Before the request leaves. */;
  prepare?: () => void;
  respond: () => Response | Promise<Response>;
  words: string;
};

const told = (status: number, words: string, more: object = {}): Failure => ({
  name: String(status),
  respond: () => refusalOf({ status, body: { detail: words, ...more } }),
  words,
});
const page = (status: number, name: string, text: string): Failure => ({
  name,
  respond: () => new HttpResponse(text, { status, headers: { 'content-type': 'text/html' } }),
  words: status === 200 ? texts.noConnection : texts.unexpected,
});
const never = () => new Promise<Response>(() => {});

/** Whoever waits for six minutes waits a moment. */
function hurry() {
  const real = globalThis.setTimeout;
  const soon = (work: () => void, ms?: number) => real(work, ms === TIMEOUT_MS ? 20 : ms);
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon);
  onTestFinished(() => spy.mockRestore());
}

/** Everything that can go wrong with a save (REL-11), and the words that the person then reads. */
export const FAILURES: readonly Failure[] = [
  {
    name: '400',
    respond: () => refusalOf({ status: 400, body: { non_field_errors: [messages.invalidValue] } }),
    words: messages.invalidValue,
  },
  told(401, messages.notAuthenticated), // it stays after the session was renewed
  told(403, messages.forbidden),
  told(404, messages.notFound),
  told(409, messages.staleVersion, { current: null }),
  told(413, messages.bodyTooLarge),
  told(422, messages.keyReused),
  told(429, messages.tooManyTries(2)),
  told(500, messages.unexpected, { error_id: 'e-1' }),
  page(502, '502 of a proxy', '<html><h1>Bad gateway</h1></html>'),
  told(503, messages.unavailable, { error_id: 'e-2' }),
  page(504, '504 of a proxy', '<html><h1>Gateway timeout</h1></html>'),
  { name: 'no answer in time', prepare: hurry, respond: never, words: texts.noConnection },
  { name: 'a connection reset', respond: () => HttpResponse.error(), words: texts.noConnection },
  page(200, 'a page instead of an answer', '<html>Entre na rede da escola</html>'),
  page(200, 'half an answer', '{"id": 1, "first_name": "An'),
];
