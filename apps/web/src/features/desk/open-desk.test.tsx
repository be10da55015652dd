import { analysis } from '@lauda/contract/analysis';
import { compositions } from '@lauda/contract/compositions';
import { users } from '@lauda/contract/users';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, atTheDesk } from '../../../test/desk-scene';
import { make } from '../../../test/make';
import { makeDesk } from '../../../test/make-desk';
import { renderScreen } from '../../../test/render-screen';
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
