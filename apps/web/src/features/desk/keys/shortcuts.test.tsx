import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { atTheDesk, key, open } from '../../../../test/desk-scene';

atTheDesk();

describe('keys', () => {
  test('never fire while typing', async () => {
    await open();
    key('z', {}, screen.getByLabelText('Comentário geral'));
    key('?', {}, screen.getByLabelText('Comentário geral'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are listed, can be others, and can be switched off', async () => {
    await open();
    key('?');
    const dialog = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
    const change = within(dialog).getByRole('button', { name: 'Mudar a tecla de Zerar: Z' });
    fireEvent.click(change);
    fireEvent.keyDown(change, { key: 'a' });
    expect(within(dialog).getByText('A já é de “Abandonar”.')).toBeTruthy();
    fireEvent.click(change);
    fireEvent.keyDown(change, { key: 'x' });
    expect(within(dialog).getByRole('button', { name: 'Mudar a tecla de Zerar: X' })).toBeTruthy();
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'zerar' }).getAttribute('aria-keyshortcuts')).toBe('X');
    key('z');
    expect(screen.queryByRole('dialog')).toBeNull();
    key('x');
    expect(await screen.findByRole('dialog', { name: 'Zerar a redação' })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('lauda.keys.7') ?? '')).toMatchObject({ keys: { zero: 'X' } });
  });

  test('T opens the theme beside the text', async () => {
    await open();
    key('t');
    expect(await screen.findByText('A partir dos textos motivadores, redija um texto sobre o direito à memória.')).toBeTruthy();
    expect(screen.getByText('Em 1937', { exact: false })).toBeTruthy();
    key('t');
    await waitFor(() => expect(screen.queryByText(/A partir dos textos motivadores/)).toBeNull());
  });
});
