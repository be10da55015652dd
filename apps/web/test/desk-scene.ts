import { activities } from '@lauda/contract/activities';
import { analysis } from '@lauda/contract/analysis';
import { compositions } from '@lauda/contract/compositions';
import { featureFlags } from '@lauda/contract/feature-flags';
import { reviewGrids } from '@lauda/contract/review-grids';
import { reviews } from '@lauda/contract/reviews';
import { schools } from '@lauda/contract/schools';
import { themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect } from 'vitest';
import { closeOutbox } from '../src/features/desk/saving/own-outbox';
import { forgetRowsHere } from '../src/lib/outbox/kept-rows';
import { type DeskServer, deskServer, type Outcome } from './desk-server';
import { type Asked, type FakeApi, fakeApi } from './fake-api';
import { type FakeDisk, fakeIndexedDb } from './fake-indexed-db';
import { make } from './make';
import { makeDesk } from './make-desk';
import { renderScreen } from './render-screen';

export let api: FakeApi;
export const scene: { server: DeskServer; disk: FakeDisk } = { server: deskServer(makeDesk.composition()), disk: fakeIndexedDb() };

const replied = ({ status, body }: Outcome<unknown>): Response =>
  status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body as Record<string, unknown>, { status }); // of the contract's own shapes

const WRITES = ['grade', 'update', 'zero', 'annotate', 'changeAnnotation', 'removeAnnotation'] as const;
export type Write = (typeof WRITES)[number];

/** How the server takes one write. */
export function takes(write: Write) {
  return ({ body, params, headers }: Asked) =>
    replied(
      // What the fake API let through is of the endpoint's shape.
      scene.server.take(
        write,
        (body ?? {}) as Record<string, unknown>,
        headers.get('idempotency-key') ?? '',
        Number((params as { id?: number }).id ?? 0),
      ),
    );
}

/** Every write is answered by the server of the scene again. */
export function serverIsWell() {
  for (const write of WRITES) api.answer(reviews[write], takes(write));
}

/** A server for this composition, a disk for this browser, and someone who may correct. */
export function startScene(composition = makeDesk.composition()) {
  scene.server = deskServer(composition);
  api.answer(compositions.get, () => scene.server.state.composition);
  serverIsWell();
}

/** For one test file: a teacher at the desk of composition 5, and a server that keeps what it is given. */
export function atTheDesk() {
  api = fakeApi();
  beforeEach(setScene);
  afterEach(() => {
    closeOutbox();
    forgetRowsHere();
    setOnline(true);
  });
}

function setScene() {
  scene.disk = fakeIndexedDb();
  Object.assign(window, { indexedDB: scene.disk.indexedDB });
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(analysis.ofComposition, makeDesk.analysis());
  api.answer(analysis.ownFeedback, { results: {} });
  api.answer(analysis.aiScore, {
    ai_score: null,
    reason: 'Texto curto demais.',
    competences: [],
    band: null,
    reasons: [],
    model: null,
    agreement: null,
  });
  api.answer(themes.get, makeDesk.theme());
  api.answer(reviews.heartbeat, { lease_until: '2026-11-15T15:15:00-03:00' });
  api.answer(reviewGrids.zeroReasons, make.page(ZERO_REASONS));
  api.answer(reviewGrids.zeroComments, make.page(ZERO_COMMENTS));
  api.answer(reviewGrids.abandonReasons, make.page([{ id: 1, slug: 'sem_tempo', label: 'Sem tempo' }]));
  // Whoever leaves the desk comes to the activities, which may be there before the test is over.
  api.answer(activities.withScore, { ...make.page([]), practice_tests: 0 });
  api.answer(schools.groupsOfThisYear, make.page([]));
  startScene();
}

const ZERO_REASONS = [
  { id: 3, slug: 'fuga_tema', label: 'Fuga ao tema', description: 'Outro assunto.', closed_by: 'theme' as const },
  { id: 2, slug: 'texto_insuficiente', label: 'Texto insuficiente', description: 'Curto demais.', closed_by: 'length' as const },
  { id: 1, slug: 'em_branco', label: 'Em branco', description: 'Sem texto.', closed_by: null },
];
const ZERO_COMMENTS = ZERO_REASONS.map(({ id, label }) => ({
  id,
  zero_grade_reason_id: id,
  genre_id: 1,
  user_role: 'teacher',
  text: `${label}: {palavras} palavras, mínimo {minimo}.`,
}));

export function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  // Between two pages nobody listens, and the cache would go on believing the former one.
  onlineManager.setOnline(isOnline);
}

export const open = async (address = '/correcao/5') => {
  const rendered = renderScreen(address);
  await screen.findByRole('heading', { level: 1, name: 'O direito à memória nas cidades brasileiras' });
  // It is drawn in steps, and hears keys a moment after it is drawn.
  await waitFor(() => expect(document.querySelector('[data-opening]')).toBeNull());
  await act(async () => {});
  return rendered;
};

/** The page is killed: what was on disk is all that is left. */
export const killPage = (rendered: { unmount: () => void; client: { clear: () => void } }) => {
  closeOutbox();
  rendered.unmount();
  rendered.client.clear();
};

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const key = (name: string, over: Partial<KeyboardEventInit> = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name, ...over });
export const typeIn = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** What the header shows; the same is said to the ear elsewhere. */
export const says = (words: string | RegExp) => screen.findByText(words, { selector: '[aria-hidden]' });
export const saved = () => says(/^Salvo (às|em) /);
export const untilAccepted = (count: number) => waitFor(() => expect(scene.server.accepted).toHaveLength(count));
