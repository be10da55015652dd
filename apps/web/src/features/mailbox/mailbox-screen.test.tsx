import { demonstration } from '@lauda/contract/demonstration';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const letter = (id: string, subject: string) => ({
  id,
  to: 'helena@lauda.example',
  subject,
  text: `Olá.\nAbra http://lauda.example/recuperar-senha?token=${id}.`,
  sent: '2026-11-15T09:30:00-03:00',
});

test('letters are listed and read, and their links can be followed', async () => {
  api.answer(demonstration.mailbox, [letter('b', 'Escolha outra senha'), letter('a', 'Boas-vindas')]);
  renderScreen('/em-construcao/correio');
  expect(await screen.findByText('2 mensagens')).toBeTruthy();
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Escolha outra senha');
  fireEvent.click(screen.getByRole('link', { name: /Boas-vindas/ }));
  expect(await screen.findByRole('heading', { name: 'Boas-vindas' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /token=a/ }).getAttribute('href')).toBe('http://lauda.example/recuperar-senha?token=a');
});

test('an empty mailbox says what to do', async () => {
  api.answer(demonstration.mailbox, []);
  renderScreen('/em-construcao/correio');
  expect(await screen.findByText('Nenhuma mensagem ainda')).toBeTruthy();
});

test('outside a demonstration it is closed', async () => {
  api.refuse(demonstration.mailbox, { status: 404, body: { detail: 'x' } });
  renderScreen('/em-construcao/correio');
  expect(await screen.findByText('Este correio não está aberto aqui')).toBeTruthy();
});
