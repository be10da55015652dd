import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { reviewGrids } from '@lauda/contract/review-grids';
import { themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeActivities } from '../../../test/make-activities';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

const genre = (id: number, name: string, review_grid_id: number, review_grid_name: string) => ({
  id,
  slug: `g${id}`,
  name,
  description: '',
  review_grid_id,
  review_grid_name,
  school_grades: [12],
  min_words: 100,
  max_words: 400,
});
const given = (school_group_name: string, test_id: number) => ({
  school_group_id: test_id,
  school_group_name,
  test_id,
  test_type: 'pratica',
  closes_at: '2026-06-01T12:00:00-03:00',
});

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(
    reviewGrids.genres,
    make.page([
      genre(1, 'Dissertativo-argumentativo', 1, 'Grade ENEM'),
      genre(2, 'Conto', 2, 'Grade Única'),
      genre(3, 'Poema', 2, 'Grade Única'),
    ]),
  );
  api.answer(themes.list, make.page([makeActivities.card()]));
});

const chip = (group: string, name: string) => within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const lastAsked = () => api.asked(themes.list).at(-1)?.query;

test('a card says what, for whom, and which classes had it, each class once', async () => {
  const given_to = [given('3º EM A', 1), given('3º EM A', 2), given('9º A', 3)];
  api.answer(themes.list, make.page([makeActivities.card({ given_to, count_given: 5, school_grades: [9, 10, 11, 12] })]));
  renderScreen('/temas');
  const link = await screen.findByRole('link', { name: 'O direito à cidade' });
  expect(link.getAttribute('href')).toBe('/temas/3');
  expect(screen.getByText('Dissertativo-argumentativo · 9º EFII a 3º EM')).toBeTruthy();
  expect(screen.getByText('Já dado a 3º EM A e 9º A, 5 vezes ao todo')).toBeTruthy();
});

test('filters are asked of the server and stand in the address', async () => {
  const { router } = renderScreen('/temas?q=cidade');
  await screen.findByRole('link', { name: 'O direito à cidade' });
  expect(lastAsked()).toEqual({ filter: 'cidade', limit: 24, offset: 0 });
  fireEvent.click(chip('Grade', 'Grade ENEM'));
  fireEvent.click(chip('Gênero', 'Dissertativo-argumentativo'));
  fireEvent.click(screen.getByText('Mais filtros'));
  fireEvent.click(chip('Uso', 'Simulado'));
  fireEvent.click(chip('Correção', 'Oficial'));
  fireEvent.click(screen.getByRole('button', { name: 'Com atividade pronta' }));
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      filter: 'cidade',
      review_grid_id: 1,
      genre_id: [1],
      learning_path_type: 'simulado',
      review_type: 'O',
      has_test_template: true,
      limit: 24,
      offset: 0,
    }),
  );
  expect(router.state.location.search).toContain('genero=1');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the single grid never asks for a genre, and forgets the one that was chosen', async () => {
  const { router } = renderScreen('/temas?grade=1&genero=1');
  await screen.findByRole('link', { name: 'O direito à cidade' });
  fireEvent.click(await screen.findByRole('button', { name: 'Grade Única' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Gênero' })).toBeNull());
  expect(router.state.location.search).toBe('?grade=2');
  await waitFor(() => expect(lastAsked()).toEqual({ review_grid_id: 2, limit: 24, offset: 0 }));
});

test('twenty-four at a time, the next ones below', async () => {
  const many = Array.from({ length: 24 }, (_, at) => makeActivities.card({ id: at + 1, title: `Tema ${at + 1}` }));
  api.answer(themes.list, ({ query }) =>
    (query as { offset: number }).offset === 24 // as the server reads it
      ? { ...make.page([makeActivities.card({ id: 25, title: 'Tema 25' })]), count: 25 }
      : { ...make.page(many), count: 25 },
  );
  renderScreen('/temas');
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByRole('link', { name: 'Tema 25' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tema 1' })).toBeTruthy();
});

test('none found, none of one’s own, a failure: each with a way on', async () => {
  api.answer(themes.list, make.page([]));
  const { router } = renderScreen('/temas?q=xyz');
  expect(await screen.findByText('Nenhum tema com esses filtros')).toBeTruthy();
  await router.navigate('/temas?de=own');
  expect(await screen.findByText('Você ainda não escreveu um tema')).toBeTruthy();
  api.refuse(themes.list, { status: 500, body: { detail: messages.unexpected, error_id: 'e-2' } });
  await router.navigate('/temas?serie=12');
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

test('who manages reads the library and writes no theme', async () => {
  api.answer(users.me, makeStudents.manager());
  renderScreen('/temas');
  await screen.findByRole('link', { name: 'O direito à cidade' });
  expect(screen.queryByRole('link', { name: 'Escrever um tema' })).toBeNull();
});
