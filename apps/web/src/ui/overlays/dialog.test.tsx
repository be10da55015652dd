import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button';
import { ConfirmDialog } from './confirm-dialog';

afterEach(cleanup);

function Screen({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Excluir…</Button>
      <ConfirmDialog
        open={open}
        onCancel={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Excluir a atividade?"
        confirm="Excluir atividade"
      >
        As entregas vão junto.
      </ConfirmDialog>
    </>
  );
}

const frame = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('what destroys asks, starts on the way back, and gives the focus back', async () => {
  const onConfirm = vi.fn();
  render(<Screen onConfirm={onConfirm} />);
  const opener = screen.getByRole('button', { name: 'Excluir…' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('alertdialog', { name: 'Excluir a atividade?' });
  expect(document.activeElement?.textContent).toBe('Cancelar');
  fireEvent.click(screen.getByRole('button', { name: 'Excluir atividade' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await frame();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
