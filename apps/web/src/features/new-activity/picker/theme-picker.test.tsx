import { featureFlags } from '@lauda/contract/feature-flags';
import { reviewGrids } from '@lauda/contract/review-grids';
import { schools } from '@lauda/contract/schools';
import { themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../../test/fake-api';
import { make } from '../../../../test/make';
import { makeActivities } from '../../../../test/make-activities';
import { renderScreen } from '../../../../test/render-screen';

const api = fakeApi();
const CARDS = [
  makeActivities.card(),
  makeActivities.card({ id: 4, title: 'A água do bairro', count_given: 2 }),
  makeActivities.card({ id: 5, title: 'Meu rascunho', state: 'draft' }),
];

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(themes.list, make.page(CARDS));
  api.answer(themes.get, makeActivities.theme({ id: 4, title: 'A água do bairro' }));
  api.answer(reviewGrids.genres, make.page([]));
  api.answer(schools.groupsOfThisYear, make.page([make.group()]));
});

const list = async () => within(await screen.findByRole('list', { name: 'Escolha um tema' }));

test('without a theme one is chosen here; drafts are not offered; the way back is the list as it was', async () => {
  const { router } = renderScreen('/atividades/nova?q=agua');
  const offered = await list();
  expect(offered.getAllByRole('listitem')).toHaveLength(2);
  expect(offered.getByText(/já dado 2 vezes/)).toBeTruthy();
  expect(offered.getByRole('link', { name: 'Ler o tema “A água do bairro”' }).getAttribute('href')).toBe('/temas/4');
  fireEvent.click(offered.getByRole('link', { name: 'A água do bairro' }));
  expect(await screen.findByLabelText('Título')).toHaveProperty('value', 'A água do bairro');
  expect(router.state.location.search).toBe('?q=agua&tema=4');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?q=agua');
  await list();
  fireEvent.click((await list()).getByRole('link', { name: 'A água do bairro' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Trocar' }));
  await list();
  expect(router.state.location.search).toBe('?q=agua');
});

test('looked for by words and by school grade, and nothing found has a way out', async () => {
  const { router } = renderScreen('/atividades/nova');
  await list();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Procurar tema' }), { target: { value: 'chuva' } });
  await waitFor(() => expect(api.asked(themes.list).at(-1)?.query).toMatchObject({ filter: 'chuva' }));
  api.answer(themes.list, make.page([]));
  fireEvent.click(screen.getByRole('button', { name: '3º EM' }));
  await waitFor(() => expect(api.asked(themes.list).at(-1)?.query).toMatchObject({ filter: 'chuva', school_grade: 12 }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=chuva&serie=12'));
  const clear = await screen.findByRole('button', { name: 'Limpar filtros' });
  api.answer(themes.list, make.page(CARDS));
  fireEvent.click(clear);
  await list();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('where the list cannot be loaded it is said, and tried again', async () => {
  api.refuse(themes.list, { status: 500, body: { detail: 'x', error_id: 'y' } });
  renderScreen('/atividades/nova');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.answer(themes.list, make.page(CARDS));
  fireEvent.click(again);
  await list();
});
