import { analysis } from '@lauda/contract/analysis';
import { compositions } from '@lauda/contract/compositions';
import { users } from '@lauda/contract/users';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { api, atTheDesk } from '../../../test/desk-scene';
import { make } from '../../../test/make';
import { makeDesk } from '../../../test/make-desk';
import { renderScreen } from '../../../test/render-screen';
import { nextTask } from '../../lib/next-task';
import { currentUserKey } from '../../session/current-user';
import { compositionQuery } from './desk-queries';
import { openDesk } from './open-desk';
import { texts } from './texts';

atTheDesk();

/** An answer that waits until the test lets it go. */
function held<Answer>(answer: Answer) {
  let go = () => {};
  const free = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { go: () => go(), answer: () => free.then(() => answer) };
}

test('a page that begins at the desk asks for the text and its marks beside the person, not after (PERF-21)', async () => {
  const person = held(make.me());
  api.answer(users.me, person.answer);
  renderScreen('/correcao/5');
  await waitFor(() => expect(api.asked(compositions.get)).toHaveLength(1));
  expect(api.asked(analysis.ofComposition)).toHaveLength(1);
  person.go();
  expect(await screen.findByRole('complementary', { name: 'Notas' })).toBeTruthy();
  expect(api.asked(compositions.get)).toHaveLength(1);
});

test('and waits for them: the desk is the first thing drawn, without its skeleton', async () => {
  const text = held(makeDesk.composition());
  api.answer(compositions.get, text.answer);
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watcher.observe(document.body, { childList: true, subtree: true });
  renderScreen('/correcao/5');
  expect(await screen.findByText('Abrindo a Lauda…')).toBeTruthy();
  text.go();
  expect(await screen.findByRole('complementary', { name: 'Notas' })).toBeTruthy();
  watcher.disconnect();
  expect(seen.some((words) => words.includes(texts.loading))).toBe(false);
});

test('on a way from another screen nobody waits: the skeleton stands until the text has come', async () => {
  const { router } = renderScreen('/correcao/5');
  await screen.findByRole('complementary', { name: 'Notas' });
  const next = held(makeDesk.composition({ id: 6 }));
  api.answer(compositions.get, next.answer);
  await act(() => router.navigate('/correcao/6'));
  expect(await screen.findByText(texts.loading)).toBeTruthy();
  next.go();
  expect(await screen.findByRole('complementary', { name: 'Notas' })).toBeTruthy();
});

test('the person may be known before the desk itself has come: the text is waited for all the same', async () => {
  const text = held(makeDesk.composition());
  api.answer(compositions.get, text.answer);
  const client = new QueryClient();
  client.setQueryData(currentUserKey, make.me());
  let isOpen = false;
  const opening = openDesk(client, true)({ params: { composition_id: '5' } } as unknown as LoaderFunctionArgs); // all it reads
  void opening.then(() => {
    isOpen = true;
  });
  await waitFor(() => expect(api.asked(compositions.get)).toHaveLength(1));
  await nextTask();
  expect(isOpen).toBe(false);
  text.go();
  await opening;
  expect(client.getQueryData(compositionQuery(5).queryKey)).toBeTruthy();
});

/** How much of the desk stands, at every change of the page. */
function watchSteps(onStep: (step: string) => void) {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const watcher = new MutationObserver(() => {
    if (has('[data-levels-of]')) onStep('whole');
    else if (has('[data-line]')) onStep('text');
    else if (has('footer')) onStep('frame');
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watcher.disconnect());
}

test('its frame is drawn first, then the text, then what stands around it', async () => {
  const steps = new Set<string>();
  watchSteps((step) => steps.add(step));
  renderScreen('/correcao/5');
  await screen.findByText(/^Total /);
  expect([...steps]).toEqual(['frame', 'text', 'whole']);
});

test('a key pressed before everything stands is heard', async () => {
  let isPressed = false;
  watchSteps((step) => {
    if (step !== 'text' || isPressed) return;
    isPressed = true;
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2', altKey: true });
  });
  renderScreen('/correcao/5');
  await screen.findByText(/^Total /);
  expect(isPressed).toBe(true);
  await waitFor(() => expect(document.activeElement?.closest('[data-levels-of]')?.getAttribute('data-levels-of')).toBe('2'));
});
