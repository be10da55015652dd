import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage } from '@lauda/contract/home';
import { users } from '@lauda/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { make } from '../../test/make';
import { makeHome } from '../../test/make-home';
import { renderScreen } from '../../test/render-screen';
import { CallError } from '../lib/calling/call-error';
import { LAST_EVENT_KEY } from '../vendors/error-reports';
import { makeQueryClient } from './query-client';
import { ErrorScreen } from './states/error-screen';

const api = fakeApi();

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(homePage.get, makeHome.page({ classes: [makeHome.group()] }));
});
afterEach(() => vi.restoreAllMocks());

/** Those of spec §2.2 whose screens have not landed, each with something in the places that vary. */
const ROUTES = [
  '/c5',
  '/em-construcao',
  '/perfil-estudantes',
  '/centraldeconhecimento',
  '/recursos-formativos',
  '/dashboard/3/engajamento',
  '/relatorio-simulado/3/encerrada',
  '/evolucao',
  '/evolucao/impressao',
  '/evolucao/dashboard',
  '/recomendacoes',
  '/recomendacoes/tecnicos',
  '/plano-de-aula/v2/9',
  '/atividades/trilha',
  '/atividades/trilha/unificado/3/em_andamento',
  '/socio-emocional',
  '/biblioteca',
  '/faq',
];

describe('routes', () => {
  test('what has not landed says so honestly, with one h1, a title and the way on', async () => {
    const { router } = renderScreen('/em-construcao');
    await screen.findByRole('heading', { name: 'Em construção' });
    for (const address of ROUTES) {
      await act(() => router.navigate(address));
      const headings = screen.getAllByRole('heading', { level: 1 });
      expect([address, headings.length]).toEqual([address, 1]);
      expect(screen.getByText('Esta tela ainda está em construção.')).toBeTruthy();
      expect(document.title).toBe(`${headings[0]?.textContent} · Lauda`);
      expect(screen.getByRole('link', { name: 'Voltar à página inicial' })).toBeTruthy();
    }
  });

  test('an unknown address is not found, with a way back', async () => {
    renderScreen('/nada/disto');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir para a página inicial' })).toBeTruthy();
  });

  test('on a change of route the focus moves to the heading', async () => {
    renderScreen('/faq');
    await screen.findByRole('heading', { name: 'FAQ' });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'Recursos Formativos' }));
    const heading = await screen.findByRole('heading', { name: 'Recursos Formativos' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('the sidebar collapses, and stays so', async () => {
    const { unmount } = renderScreen('/faq');
    fireEvent.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    expect(screen.getByRole('button', { name: 'Expandir menu' }).getAttribute('aria-expanded')).toBe('false');
    unmount();
    renderScreen('/faq');
    expect(await screen.findByRole('button', { name: 'Expandir menu' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Turmas' }).title).toBe('Turmas');
  });
});

describe('the error screen', () => {
  function failWith(error: unknown) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw error;
    };
    const Stub = createRoutesStub([{ path: '/', Component: Broken, ErrorBoundary: ErrorScreen }]);
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Stub />
      </QueryClientProvider>,
    );
  }

  test('apologises, and shows the code of the server’s log', async () => {
    failWith(new CallError(500, { detail: 'x', error_id: 'req-7f3a' }));
    expect(await screen.findByRole('heading', { name: 'Ops! Algo não saiu como planejado' })).toBeTruthy();
    expect(screen.getByText('req-7f3a')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
    // Nobody is known here: there is no home to go to.
    expect(screen.queryByRole('link', { name: 'Página inicial' })).toBeNull();
  });

  test('without one it makes its own, kept in local storage: the code only', async () => {
    failWith(new TypeError('nome da estudante'));
    const code = (await screen.findByRole('button', { name: 'Copiar código' })).parentElement?.querySelector('code')?.textContent;
    const kept = localStorage.getItem(LAST_EVENT_KEY) ?? '';
    expect(JSON.parse(kept)).toMatchObject({ code });
    expect(kept).not.toContain('estudante');
  });
});
