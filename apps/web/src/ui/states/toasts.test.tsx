import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STAY, toast } from './toast-queue';
import { Toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => toast.closeAll());
  cleanup();
  vi.useRealTimers();
});

const say = (speak: () => unknown) => act(() => void speak());

test('errors interrupt, the rest waits its turn', () => {
  say(() => toast.error('Sessão expirada'));
  say(() => toast.success('Salvo'));
  expect(screen.getByRole('alert').textContent).toBe('Sessão expirada');
  expect(screen.getByRole('status').textContent).toBe('Salvo');
});

test('ten calls that fail together give one notice', () => {
  for (let call = 0; call < 10; call += 1) say(() => toast.error('Sem conexão'));
  expect(screen.getAllByText('Sem conexão')).toHaveLength(1);
});

test('at most four stand at once, the newest ones', () => {
  for (const number of [1, 2, 3, 4, 5]) say(() => toast.info(`Aviso ${number}`));
  expect(screen.queryByText('Aviso 1')).toBeNull();
  expect(screen.getAllByText(/^Aviso/)).toHaveLength(4);
});

test('a notice leaves by itself, but not under the pointer; an error stays until closed', () => {
  say(() => toast.info('Nova atividade'));
  say(() => toast.error('Não foi possível obter as flags'));
  const line = screen.getByText('Nova atividade').parentElement as HTMLElement; // the notice around its words
  fireEvent.mouseEnter(line);
  act(() => void vi.advanceTimersByTime(STAY * 2));
  expect(screen.queryByText('Nova atividade')).not.toBeNull();
  fireEvent.mouseLeave(line);
  act(() => void vi.advanceTimersByTime(STAY));
  expect(screen.queryByText('Nova atividade')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});
