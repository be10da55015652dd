import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

test('a button inside a form submits only when told to', () => {
  render(<Button>Salvar</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('while pending it keeps its focus and its name, and does nothing more', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Entrar
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Entrar' });
  button.focus();
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('EntrarAguarde…');
});
