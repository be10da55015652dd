import { terms } from '@lauda/contract/terms';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
afterEach(() => vi.unstubAllGlobals());
const entry = {
  parameter: 'terms_privacy_text' as const,
  value: '<p>Guardamos pouco.</p>',
  modified: '2026-05-18T12:00:00-03:00',
  version: 'p1',
};

test('the text is a page with its date, and can be printed', async () => {
  api.answer(terms.list, [entry]);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderScreen('/privacidade');
  expect(await screen.findByText('Guardamos pouco.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeTruthy();
  expect(screen.getByText('Última atualização em 18 de maio de 2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a text that does not come can be asked for again', async () => {
  api.refuse(terms.list, { status: 500, body: { detail: 'x', error_id: 'e1' } });
  renderScreen('/privacidade');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.answer(terms.list, [entry]);
  fireEvent.click(again);
  expect(await screen.findByText('Guardamos pouco.')).toBeTruthy();
});
