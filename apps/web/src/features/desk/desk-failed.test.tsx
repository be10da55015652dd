import { compositions } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { users } from '@lauda/contract/users';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, atTheDesk, open } from '../../../test/desk-scene';
import { refusalOf } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeDesk } from '../../../test/make-desk';
import { renderScreen } from '../../../test/render-screen';
import { texts as callTexts } from '../../lib/texts';

atTheDesk();

const FAILED = 'Não foi possível abrir esta redação';

async function failed(title: string, respond: () => Response) {
  api.answer(compositions.get, respond);
  renderScreen('/correcao/5');
  await screen.findByRole('heading', { level: 1, name: title });
  return within(screen.getByRole('main'));
}
const refusedWith = (title: string, status: number, more: object = {}) =>
  failed(title, () => refusalOf({ status, body: { detail: messages.notFound, ...more } }));

test('a text out of reach does not exist, and asking again would not change it', async () => {
  const said = await refusedWith('Redação não encontrada', 404);
  expect(said.getByText('Ela não existe mais, ou não está entre as que você acompanha.')).toBeTruthy();
  expect(said.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(said.getByRole('link', { name: 'Ir para as atividades' }).getAttribute('href')).toBe('/atividades/pratica');
});

test('one that the profile does not open says so', async () => {
  const said = await refusedWith('Você não pode abrir esta redação', 403);
  expect(said.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(said.getByRole('link', { name: 'Ir para as atividades' })).toBeTruthy();
});

test('a mishap of the server tells its code, and opens at another try', async () => {
  const said = await refusedWith(FAILED, 500, { detail: callTexts.unexpected, error_id: 'req-7f3a' });
  expect(said.getByText('req-7f3a')).toBeTruthy();
  expect(said.getByRole('link', { name: 'Ir para as atividades' })).toBeTruthy();
  api.answer(compositions.get, makeDesk.composition());
  fireEvent.click(said.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('complementary', { name: 'Notas' })).toBeTruthy();
});

test('without a network it says that', async () => {
  const said = await failed(FAILED, () => HttpResponse.error());
  expect(said.getByText(callTexts.noConnection)).toBeTruthy();
  expect(said.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  expect(said.getByRole('link', { name: 'Ir para as atividades' })).toBeTruthy();
});

test('whoever corrects the queue goes back to it', async () => {
  api.answer(users.me, make.me({}, [make.role({ role_type: 'reviewer:oficial' })]));
  const said = await refusedWith('Redação não encontrada', 404);
  expect(said.getByRole('link', { name: 'Ir para a fila' }).getAttribute('href')).toBe('/');
});

test('who came from somewhere goes back there', async () => {
  const { router } = await open();
  api.refuse(compositions.get, { status: 404, body: { detail: messages.notFound } });
  await act(() => router.navigate('/correcao/6'));
  fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('complementary', { name: 'Notas' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/correcao/5');
});
