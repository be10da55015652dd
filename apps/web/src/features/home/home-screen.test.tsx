import { featureFlags } from '@lauda/contract/feature-flags';
import { homePage, type TodayItem } from '@lauda/contract/home';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeHome } from '../../../test/make-home';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
});

const item = (over: Partial<TodayItem>): TodayItem => ({
  kind: 'texts_waiting',
  count: 27,
  about: '3º EM A',
  title: null,
  moment: new Date(Date.now() - 4 * 86_400_000 - 1000).toISOString(),
  percent: null,
  link: '/correcao/9',
  ...over,
});

test('the day in short sentences: number, what, since when, and the action', async () => {
  const today = [
    item({}),
    item({ kind: 'students_stopped', count: 1, about: '9º B', moment: null, link: '/atividades/pratica?atividade=3' }),
    item({ kind: 'reviews_discrepant', count: 2, about: null, moment: null, link: '/mesa?aba=desacordos' }),
  ];
  api.answer(homePage.get, makeHome.page({ today }));
  renderScreen('/');
  const day = await screen.findByRole('region', { name: 'O que precisa de você hoje' });
  const words = within(day)
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/\s+/g, ' ').trim(), link.getAttribute('href')]);
  expect(words).toEqual([
    ['27 textos do 3º EM A esperam correção o mais antigo, há 4 dias Corrigir→', '/correcao/9'],
    ['1 estudante do 9º B parou de escrever nenhuma entrega em três atividades Ver quem→', '/atividades/pratica?atividade=3'],
    ['2 correções duplas em desacordo Decidir→', '/mesa?aba=desacordos'],
    ['Mesa de correção', '/mesa'],
  ]);
  expect(screen.getByText(/Três coisas precisam de você hoje\./)).toBeTruthy();
});

test('nothing to do is said kindly, and nothing is made up', async () => {
  api.answer(homePage.get, makeHome.page());
  renderScreen('/');
  expect(await screen.findByText(/^(Nada espera por você|Tudo em dia)/)).toBeTruthy();
  expect(screen.queryByText(/precisa de você/)).toBeNull();
});

test('one request for the page; nine classes at a glance, each with delivery and trend', async () => {
  const last_activity = {
    id: 5,
    title: 'Memória',
    test_type: 'pratica',
    closes_at: '2026-11-20T23:59:00-03:00',
    reviewed: 21,
    waiting: 1,
    missing: 6,
    expected: 28,
  };
  const trend = [
    { test_id: 1, title: 'Primeira', mean: 612, mean_percent: 61.2 },
    { test_id: 5, title: 'Memória', mean: 668, mean_percent: 66.8 },
  ];
  const classes = Array.from({ length: 12 }, (_, at) =>
    makeHome.group({ school_group_id: at + 1, name: `Turma ${at + 1}`, ...(at === 0 && { last_activity, trend }) }),
  );
  api.answer(homePage.get, makeHome.page({ classes }));
  renderScreen('/');
  await screen.findByRole('heading', { name: 'Turma 9' });
  expect(api.asked(homePage.get)).toHaveLength(1);
  expect(screen.getByText('21 corrigidas · 1 entregue · 6 faltam')).toBeTruthy();
  expect([screen.getByText('Média 612 → 668'), screen.getByText('+56')]).toHaveLength(2);
  const table = screen.getByRole('table', { name: 'Médias do Turma 1' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['AtividadeMédia', 'Primeira612', 'Memória668']);
  expect(screen.queryByRole('heading', { name: 'Turma 10' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar as 12 turmas' }));
  expect(screen.getByRole('heading', { name: 'Turma 12' })).toBeTruthy();
});

test('who answers for schools sees each one against last month, and no class', async () => {
  api.answer(
    users.me,
    make.me({}, [make.role({ role_type: 'executive', school: null, school_name: null, school_group: null, school_group_name: null })]),
  );
  const school = {
    school_id: 1,
    name: 'Escola Jatobá',
    count_students: 310,
    delivery: { this_month: 81.4, last_month: 74 },
    texts: { this_month: 1200, last_month: 980 },
    mean: { this_month: 63.1, last_month: null },
  };
  api.answer(homePage.get, makeHome.page({ schools: [school] }));
  renderScreen('/');
  const row = await screen.findByRole('row', { name: /Escola Jatobá/ });
  expect(row.textContent?.replace(/\s+/g, ' ')).toMatch(/81% antes 74%.*1\.200 antes 980.*63% antes –/);
  expect(screen.queryByRole('heading', { name: 'Suas turmas' })).toBeNull();
});

test('a failure says so and can be tried again', async () => {
  api.refuse(homePage.get, { status: 500, body: { detail: 'Algo não saiu como planejado.', error_id: 'req-9' } });
  renderScreen('/');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.answer(homePage.get, makeHome.page({ classes: [makeHome.group()] }));
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: '3º EM A' })).toBeTruthy();
});

test('the banner stands while its flag is on; work left behind is one step away', async () => {
  api.answer(featureFlags.evaluate, make.flags('homepage_alert'));
  api.answer(
    homePage.get,
    makeHome.page({ resume: { kind: 'review', title: 'Mobilidade urbana', link: '/correcao/4', saved: '2026-11-14T20:00:00-03:00' } }),
  );
  renderScreen('/');
  expect(await screen.findByText(/Há novidades na plataforma/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Continuar' })).getAttribute('href')).toBe('/correcao/4');
});
