import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('label, description and error are tied to the field', () => {
  render(<TextField label="E-mail" description="O da escola." error="Esse campo não pode ficar em branco." />);
  const field = screen.getByLabelText('E-mail');
  expect(describedBy(field)).toBe('O da escola. | Esse campo não pode ficar em branco.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a field without faults says nothing of faults', () => {
  render(<TextField label="E-mail" />);
  const field = screen.getByLabelText('E-mail');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

function Blank() {
  const { register, formState } = useForm({ mode: 'onBlur', defaultValues: { email: '' } });
  return <TextField label="E-mail" error={formState.errors.email?.message} {...register('email', { required: 'Em branco.' })} />;
}

test('react-hook-form speaks on blur, in a place that was already live', async () => {
  render(<Blank />);
  const field = screen.getByLabelText('E-mail');
  const live = document.querySelector('[aria-live=polite]');
  expect(live?.textContent).toBe('');
  fireEvent.blur(field);
  await waitFor(() => expect(live?.textContent).toBe('Em branco.'));
});

test('the password shows and hides by a labelled button, and keeps what was typed', () => {
  render(<PasswordField label="Senha" defaultValue="segredo" />);
  const field = screen.getByLabelText<HTMLInputElement>('Senha');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('segredo');
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(field.type).toBe('password');
});
