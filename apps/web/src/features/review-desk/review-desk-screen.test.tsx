import { featureFlags } from '@lauda/contract/feature-flags';
import { reviews } from '@lauda/contract/reviews';
import { users } from '@lauda/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api, atTheDesk, press } from '../../../test/desk-scene';
import { make } from '../../../test/make';
import { makeReviewDesk } from '../../../test/make-review-desk';
import { renderScreen } from '../../../test/render-screen';

atTheDesk();

const { item, queue } = makeReviewDesk;
const part = (name: string | RegExp) => screen.findByRole('region', { name });
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString();

beforeEach(() => {
  api.answer(users.me, make.me({}, [make.role({ role_type: 'reviewer:oficial', school: null, school_group: null })]));
});

test('whoever corrects starts the day at the desk: in progress, waiting with its age, finished, and no name', async () => {
  const in_progress = [item({ composition_id: 7, code: 'T-0007', status: 'in_progress', outcome: 'discrepant', count_graded: 2 })];
  const waiting = [item({ submitted_at: ago(50) }), item({ composition_id: 6, code: 'T-0006', submitted_at: ago(3) })];
  const finished = [item({ composition_id: 8, code: 'T-0008', status: 'finished', outcome: 'waiting_second', total: 640 })];
  api.answer(reviews.queue, queue({ in_progress, waiting, finished, finished_this_week: 9, median_seconds: 660 }));
  renderScreen('/');
  expect(await screen.findByText('2 textos esperam por você. O mais antigo chegou há 2 dias.')).toBeTruthy();
  const underWay = await part('Em andamento');
  expect(within(underWay).getByText(/2 de 5 competências/).textContent).toContain('T-0007');
  // That others disagreed is not told before one's own review is done.
  expect(within(underWay).queryByText('em desacordo')).toBeNull();
  expect(
    within(await part('À espera'))
      .getAllByText(/chegou há/)
      .map((row) => row.textContent?.match(/há \d+ \w+/)?.[0]),
  ).toEqual(['há 2 dias', 'há 3 horas']);
  const done = await part('Terminadas (1)');
  expect(within(done).getByText(/nota 640/)).toBeTruthy();
  expect(within(done).getByText('espera a segunda correção')).toBeTruthy();
  expect(screen.getByText(/9 correções nos últimos 7 dias, cerca de 11 minutos por texto/)).toBeTruthy();
  expect(within(underWay).getByRole('link', { name: 'Continuar: T-0007' }).getAttribute('href')).toBe('/correcao/7');
  expect(screen.queryByRole('button', { name: 'Desacordos' })).toBeNull();
});

test('a queue longer than its list says that these are the oldest', async () => {
  api.answer(reviews.queue, queue({ waiting: [item(), item({ composition_id: 6, code: 'T-0006' })], waiting_count: 258 }));
  renderScreen('/mesa');
  expect(await screen.findByText('Estes são os 2 mais antigos de 258. Pegar próxima segue esta ordem.')).toBeTruthy();
});

test('the next text is taken with one key and opened', async () => {
  api.answer(reviews.queue, queue({ waiting: [item()] }));
  api.answer(reviews.claim, { review: null, composition_id: 5 });
  renderScreen('/');
  await part('À espera');
  press('Pegar próxima');
  await waitFor(() => expect(window.location.pathname).toBe('/correcao/5'));
  expect(api.asked(reviews.claim)).toHaveLength(1);
});

test('another was quicker: it is said, and the desk stays', async () => {
  api.answer(reviews.queue, queue({ waiting: [item()] }));
  api.answer(reviews.claim, { review: null, composition_id: null });
  renderScreen('/mesa');
  await part('À espera');
  press('Pegar próxima');
  expect(await screen.findByText('Não há texto à espera agora.')).toBeTruthy();
  expect(window.location.pathname).toBe('/mesa');
});

test('more of what is finished comes when asked for', async () => {
  const finished = (offset: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      item({ composition_id: 100 + offset + at, code: `T-${100 + offset + at}`, status: 'finished' }),
    );
  api.answer(reviews.queue, ({ query }) => {
    const { offset } = query as { offset: number }; // of the contract
    return queue({ finished: finished(offset, offset === 0 ? 10 : 2), finished_count: 12 });
  });
  renderScreen('/mesa');
  const done = await part('Terminadas (12)');
  expect(within(done).getAllByRole('link')).toHaveLength(10);
  press('Mostrar mais');
  await waitFor(() => expect(within(done).getAllByRole('link')).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

test.each([
  [true, 100],
  [true, 99],
  [false, 100],
])('a long queue is called long where the flag says to (%s, %i)', async (isOn, waiting_count) => {
  api.answer(featureFlags.evaluate, isOn ? make.flags('overloaded_review_queue_warning') : make.flags());
  api.answer(reviews.queue, queue({ waiting: [item()], waiting_count }));
  renderScreen('/mesa');
  await part('À espera');
  expect(screen.queryByText(/A fila está longa/) !== null).toBe(isOn && waiting_count >= 100);
});

test('whoever does not correct is told so, and nothing is asked', async () => {
  api.answer(users.me, make.me({}, [make.role({ role_type: 'director' })]));
  renderScreen('/mesa');
  expect(await screen.findByText('A mesa é de quem corrige redações.')).toBeTruthy();
  expect(api.asked(reviews.queue)).toHaveLength(0);
});

test('a desk that does not come can be asked for again', async () => {
  api.refuse(reviews.queue, { status: 403, body: { detail: 'Não.' } });
  renderScreen('/mesa');
  expect(await screen.findByText('Não deu para carregar a mesa')).toBeTruthy();
});
