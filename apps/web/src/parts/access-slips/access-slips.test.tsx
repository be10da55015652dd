import { featureFlags } from '@lauda/contract/feature-flags';
import { users } from '@lauda/contract/users';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';
import { announce } from '../../lib/calling/session-events';
import { AccessSlips } from './access-slips';
import { keepSlips, type SlipPerson, takeSlips } from './slips-in-hand';

const api = fakeApi();
const place = { schoolName: 'Escola Cora Coralina', groupName: '9º A', backTo: '/turmas/5' };
const people = (count: number): SlipPerson[] =>
  Array.from({ length: count }, (_, at) => ({
    first_name: 'Ana',
    last_name: `Souza ${at}`,
    username: `ana.souza${at}`,
    first_password: `lua-${at}`,
  }));

afterEach(() => {
  takeSlips();
  vi.unstubAllGlobals();
});

const open = () => {
  api.answer(users.me, make.me({}, [make.role({ network_logo: '/redes/aroeira.svg' })]));
  api.answer(featureFlags.evaluate, make.flags());
  return renderScreen('/turmas/bilhetes');
};

test.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [1000, 100],
])('%i slips stand on %i sheets', (count, sheets) => {
  render(<AccessSlips people={people(count)} schoolName="Cora" groupName="9º A" networkLogo={null} address="lauda.example/estudante" />);
  expect(screen.getAllByRole('region')).toHaveLength(sheets);
  expect(screen.getAllByText(/^lua-\d+$/)).toHaveLength(count);
});

test('a slip says who, where and with what', () => {
  render(
    <AccessSlips
      people={people(1)}
      schoolName="Cora"
      groupName="9º A"
      networkLogo="/redes/aroeira.svg"
      address="lauda.example/estudante"
    />,
  );
  const slip = screen.getByRole('listitem');
  for (const words of ['Cora', '9º A', 'Ana Souza 0', 'ana.souza0', 'lua-0', 'lauda.example/estudante'])
    expect(within(slip).getByText(words)).toBeTruthy();
  expect(slip.querySelector('img')?.getAttribute('src')).toBe('/redes/aroeira.svg');
});

test('taken once, they are gone', () => {
  keepSlips(people(2), place);
  expect(takeSlips()?.people).toHaveLength(2);
  expect(takeSlips()).toBeNull();
});

test.each(['logged-out', 'invalid-auth', 'user-changed'] as const)('%s: what one person got is not for the next', (event) => {
  keepSlips(people(1), place);
  announce(event);
  expect(takeSlips()).toBeNull();
});

test('without passwords in hand, the screen says where they come from', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Nenhuma senha para imprimir' })).toBeTruthy();
});

test('leaving before the paper asks; after it, no more', async () => {
  keepSlips(people(3), place);
  const { router } = open();
  expect(await screen.findByText('3 bilhetes, numa folha A4. Recorte na linha tracejada.')).toBeTruthy();
  // The router hears of the guard one turn after the screen shows.
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('link', { name: 'Voltar para a turma' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  expect(await screen.findByText(/^Impresso/)).toBeTruthy();
  await router.navigate('/perfil');
  expect(await screen.findByRole('heading', { name: 'Configurações' })).toBeTruthy();
});
