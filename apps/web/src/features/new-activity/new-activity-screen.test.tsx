import { activities } from '@lauda/contract/activities';
import { auth } from '@lauda/contract/auth';
import { featureFlags } from '@lauda/contract/feature-flags';
import { schools } from '@lauda/contract/schools';
import { themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testFailures } from '../../../test/failing-forms';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeActivities } from '../../../test/make-activities';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const given = {
  school_group_id: 2,
  school_group_name: '3º EM B',
  test_id: 5,
  test_type: 'pratica',
  closes_at: '2026-06-01T12:00:00-03:00',
};

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(auth.refresh, { csrf: 'renovado' });
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(themes.get, makeActivities.theme({ given_to: [given], count_given: 1 }));
  api.answer(
    schools.groupsOfThisYear,
    make.page([make.group(), make.group({ id: 2, name: '3º EM B' }), make.group({ id: 3, name: '2º EM A' })]),
  );
  api.answer(activities.withScore, { ...make.page([]), practice_tests: 0 });
});

const open = async (search = '?tema=3') => {
  const rendered = renderScreen(`/atividades/nova${search}`);
  await screen.findByLabelText('Título');
  return rendered;
};
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const create = () => fireEvent.click(screen.getByRole('button', { name: /^Criar/ }));

test('two classes at once, from now until the last minute of a week on', async () => {
  api.answer(activities.create, { results: [makeActivities.activity({ id: 20 }), makeActivities.activity({ id: 21 })] });
  const { router } = await open();
  expect(screen.getByText('já recebeu este tema')).toBeTruthy();
  tick(/^3º EM A/);
  tick(/^2º EM A/);
  fireEvent.click(screen.getByRole('radio', { name: /^Avaliação/ }));
  expect(screen.getByRole('button', { name: 'Criar para 2 turmas' })).toBeTruthy();
  create();
  expect(await screen.findByText('2 atividades criadas, uma por turma.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/atividades/avaliacao'));
  const body = api.asked(activities.create)[0]?.body as { opens_at: string; closes_at: string }; // of this endpoint
  expect(body).toMatchObject({
    theme_id: 3,
    school_group_ids: [1, 3],
    title: 'O direito à cidade',
    test_type: 'avaliacao',
    allows_rewriting: true,
  });
  const end = new Date(body.closes_at);
  expect([end.getHours(), end.getMinutes()]).toEqual([23, 59]);
  const days = (end.getTime() - new Date(body.opens_at).getTime()) / 86_400_000;
  expect(days >= 7 && days < 8).toBe(true);
  expect(Math.abs(new Date(body.opens_at).getTime() - Date.now())).toBeLessThan(3 * 60_000);
});

test('one class leads to its activity; what lies ready in the theme is filled in', async () => {
  api.answer(
    themes.get,
    makeActivities.theme({
      template: { title: 'Simulado da cidade', guidance: 'Leia duas vezes.', days: 3 },
      learning_path_type: 'simulado',
    }),
  );
  api.answer(activities.create, { results: [makeActivities.activity({ id: 20, test_type: 'simulado' })] });
  api.answer(activities.get, makeActivities.activity({ id: 20 }));
  api.answer(activities.studentsInfo, { results: [], count: 0 });
  const { router } = await open();
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Simulado da cidade');
  expect(screen.getByLabelText(/Orientação/)).toHaveProperty('value', 'Leia duas vezes.');
  tick(/^3º EM A/);
  create();
  await waitFor(() => expect(router.state.location.search).toBe('?atividade=20'));
  expect(router.state.location.pathname).toBe('/atividades/simulado');
});

test('what is missing is said at its place, and nothing is sent', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: ' ' } });
  fireEvent.change(screen.getByLabelText('Encerra em'), { target: { value: '2020-01-01T00:00' } });
  create();
  expect(await screen.findByText('Escolha pelo menos uma turma.')).toBeTruthy();
  expect(screen.getByText('A atividade precisa de um título.')).toBeTruthy();
  expect(screen.getByText('O fim precisa vir depois do começo.')).toBeTruthy();
  expect(api.asked(activities.create)).toEqual([]);
});

test('a date that the server refuses is said at the field', async () => {
  api.refuse(activities.create, { status: 400, body: { closes_at: ['A data fica longe demais.'] } });
  await open();
  tick(/^3º EM A/);
  create();
  expect(await screen.findByText('A data fica longe demais.')).toBeTruthy();
  expect(screen.getByLabelText('Encerra em').getAttribute('aria-invalid')).toBe('true');
});

test('a rewriting is of one activity and its class, and asks for neither', async () => {
  api.answer(activities.get, makeActivities.activity());
  api.answer(activities.create, { results: [makeActivities.activity({ id: 20, parent_id: 9 })] });
  await open('?reescrita=9');
  expect(screen.getByText(/segunda versão de “Mobilidade urbana”/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  api.answer(activities.studentsInfo, { results: [], count: 0 });
  create();
  await waitFor(() =>
    expect(api.asked(activities.create)[0]?.body).toMatchObject({ parent_id: 9, school_group_ids: [1], allows_rewriting: false }),
  );
});

test('who manages creates nothing', async () => {
  api.answer(users.me, makeStudents.manager());
  renderScreen('/atividades/nova?tema=3');
  expect(await screen.findByRole('link', { name: /página inicial/i })).toBeTruthy();
  expect(screen.queryByLabelText('Título')).toBeNull();
});

testFailures(api, [
  {
    name: 'a new activity',
    endpoint: activities.create,
    fill: async () => {
      await open();
      tick(/^3º EM A/);
      tick(/^2º EM A/);
      fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'O meu título' } });
    },
    send: create,
    stays: () => expect(screen.getByLabelText('Título')).toHaveProperty('value', 'O meu título'),
    mend: () => api.answer(activities.create, { results: [makeActivities.activity({ id: 20 }), makeActivities.activity({ id: 21 })] }),
    done: () => screen.findByText('2 atividades criadas, uma por turma.'),
  },
]);
