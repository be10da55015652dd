import { activities } from '@lauda/contract/activities';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { inDays, makeActivities } from '../../../test/make-activities';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

const pageOf = (list: ReturnType<typeof makeActivities.activity>[], count = list.length) => ({
  ...make.page(list),
  count,
  practice_tests: count,
});

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(schools.groupsOfThisYear, make.page([make.group(), make.group({ id: 2, name: '3º EM B' })]));
  api.answer(activities.withScore, pageOf([makeActivities.activity()]));
});

const squeezed = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();

test('an activity says what it is, until when, who is where and how it went, in words', async () => {
  renderScreen('/atividades/pratica');
  const row = (await screen.findByRole('heading', { name: 'Mobilidade urbana' })).closest('li') as HTMLElement; // a row is a list item
  expect(squeezed(row)).toContain('3º EM A · Dissertativo-argumentativo · encerra em 3 dias');
  expect(squeezed(row)).toContain('2 não iniciadas · 3 entregues · 4 corrigidas · 1 com atraso');
  expect(squeezed(row)).toContain('Média 612 de 1.000');
  const bars = within(row).getByRole('table', { name: 'Média por competência' });
  expect(
    within(bars)
      .getAllByRole('row')
      .map((each) => squeezed(each)),
  ).toContain('3Competência 3 Argumentação140');
  expect(within(row).getByRole('link').getAttribute('href')).toContain('?atividade=9');
});

test.each([
  ['to come', { opens_at: inDays(3.5), closes_at: inDays(10) }, /abre em 4 dias/],
  ['about to end', { closes_at: inDays(0.3) }, /encerra em menos de um dia/],
  ['over', { closes_at: '2026-03-02T12:00:00-03:00' }, /encerrou em 2 de mar/],
])('its time is said as people say it: %s', async (_name, over, words) => {
  api.answer(activities.withScore, pageOf([makeActivities.activity(over)]));
  renderScreen('/atividades/pratica');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('five at a time, the next ones below', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => makeActivities.activity({ id, title: `Atividade ${id}` }));
  api.answer(activities.withScore, ({ query }) =>
    (query as { offset?: number }).offset // as the server reads it
      ? pageOf([makeActivities.activity({ id: 6, title: 'Atividade 6' })], 6)
      : pageOf(five, 6),
  );
  renderScreen('/atividades/avaliacao');
  await screen.findByRole('heading', { name: 'Atividade 5' });
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByRole('heading', { name: 'Atividade 6' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Atividade 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  expect(api.asked(activities.withScore).map(({ query }) => query)).toEqual([
    { type: 'avaliacao', limit: 5, offset: 0 },
    { type: 'avaliacao', limit: 5, offset: 5 },
  ]);
});

test('what is looked for stands in the address and is asked of the server', async () => {
  const { router } = renderScreen('/atividades/pratica?turma=2&ano=2025&estado=encerrada&escola=1&q=cidade');
  api.answer(schools.groupsOfYear, make.page([make.group({ id: 2, name: '3º EM B' })]));
  await screen.findByRole('heading', { name: 'Mobilidade urbana' });
  expect(api.asked(activities.withScore).at(-1)?.query).toEqual({
    type: 'pratica',
    limit: 5,
    offset: 0,
    query: 'cidade',
    school_group_id: [2],
    school_id: 1,
    state: 'encerrada',
    school_year: 2025,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Abertas' }));
  await waitFor(() => expect(router.state.location.search).toContain('estado=aberta'));
  api.answer(activities.withScore, pageOf([]));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nada' } });
  expect(await screen.findByText('Nenhuma atividade com esses filtros')).toBeTruthy();
  api.answer(activities.withScore, pageOf([makeActivities.activity()]));
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('opening one and going back finds the list as it was', async () => {
  api.answer(activities.get, makeActivities.activity());
  api.answer(activities.studentsInfo, { results: [], count: 0 });
  const { router } = renderScreen('/atividades/pratica?estado=aberta');
  fireEvent.click(await screen.findByRole('link', { name: 'Mobilidade urbana' }));
  await screen.findByRole('heading', { level: 1, name: 'Mobilidade urbana' });
  expect(router.state.location.search).toBe('?estado=aberta&atividade=9');
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Atividades' })).toBeTruthy();
  expect(router.state.location.search).toBe('?estado=aberta');
});

test('who manages follows and changes nothing', async () => {
  api.answer(users.me, makeStudents.manager());
  renderScreen('/atividades/pratica');
  expect(await screen.findByText(/não muda nada nelas/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Criar atividade' })).toBeNull();
});

test('nothing yet has a next step; a failure can be tried again; there is no fourth type', async () => {
  api.answer(activities.withScore, pageOf([]));
  const { router } = renderScreen('/atividades/pratica');
  expect((await screen.findByRole('link', { name: 'Escolher um tema' })).getAttribute('href')).toBe('/temas');
  api.refuse(activities.withScore, { status: 500, body: { detail: messages.unexpected, error_id: 'e-3' } });
  await router.navigate('/atividades/simulado');
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await router.navigate('/atividades/prova');
  expect(await screen.findByRole('heading', { level: 1, name: 'Não há atividades deste tipo' })).toBeTruthy();
});
