import { activities } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeActivities } from '../../../test/make-activities';
import { makeDesk } from '../../../test/make-desk';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';
import { STUDENTS } from '../../../test/students-of-activity';

const api = fakeApi();
const activity = makeActivities.activity();

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(activities.get, activity);
  api.answer(activities.studentsInfo, { results: STUDENTS, count: STUDENTS.length });
});

const open = async (search = '') => {
  const rendered = renderScreen(`/atividades/pratica?atividade=9${search}`);
  await screen.findByRole('table', { name: 'Quem está onde' });
  return rendered;
};
const students = () => within(screen.getByRole('table', { name: 'Quem está onde' }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fromMenu = async (name: string) => {
  press('Mais ações');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

test('how the grades lie, in the points of the grid', async () => {
  await open();
  const bands = within(screen.getByRole('table', { name: 'Distribuição das notas' }));
  expect(bands.getByRole('row', { name: /^de 600 a menos de 700 pontos 4/ })).toBeTruthy();
  expect(bands.getByRole('row', { name: /nota máxima/ }).textContent).toContain('1.000');
});

describe('the students', () => {
  test('sorted and narrowed in the address', async () => {
    const { router } = await open('&ordem=-total');
    const shown = () =>
      students()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent?.trim());
    expect(shown()).toEqual(['Caio Reis', 'Dora Alves', 'Ana Conceição', 'Bruno Lima', 'Ênio Braga']);
    fireEvent.click(students().getByRole('button', { name: 'Estudante' }));
    await waitFor(() => expect(shown()[0]).toBe('Ana Conceição'));
    press('Entregue');
    await waitFor(() => expect(shown()).toEqual(['Ana Conceição', 'Bruno Lima']));
    expect(router.state.location.search).toBe('?atividade=9&situacao=entregue');
  });

  test('each one with the step that comes next', async () => {
    await open();
    const links = (name: string) => {
      const row = students().getByRole('rowheader', { name }).closest('tr') as HTMLElement; // a row header is in a row
      const [, ...rest] = [...within(row).getAllByRole('link'), ...within(row).queryAllByRole('button')];
      return rest.map((each) => `${each.textContent} ${each.getAttribute('href') ?? ''}`.trim());
    };
    expect(links('Ana Conceição')).toEqual(['Corrigir /correcao/501', 'Devolver ao estudante']);
    expect(links('Caio Reis')).toEqual(['Ler /correcao/503', 'Versões /correcao/603/versoes']);
    expect(links('Ênio Braga')).toEqual(['Transcrever']);
    // The one that waits longest.
    expect(screen.getByRole('link', { name: 'Corrigir 3 textos' }).getAttribute('href')).toBe('/correcao/502');
  });

  test('who manages only reads', async () => {
    api.answer(users.me, makeStudents.manager());
    await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Encerrar|Mais ações|Devolver|Transcrever/ })).toBeNull();
    expect(students().getAllByRole('link', { name: 'Ler' })).toHaveLength(4);
  });

  test('a text goes back to its student, or the refusal is said', async () => {
    api.refuse(compositions.unfinish, { status: 409, body: { detail: 'Alguém já corrige este texto.', current: null } });
    await open();
    fireEvent.click(students().getAllByRole('button', { name: 'Devolver ao estudante' })[0] as HTMLElement);
    expect(await screen.findByText('Alguém já corrige este texto.')).toBeTruthy();
    api.answer(compositions.unfinish, makeDesk.composition({ status: 'writing' }));
    fireEvent.click(students().getAllByRole('button', { name: 'Devolver ao estudante' })[0] as HTMLElement);
    expect(await screen.findByText('1 texto reaberto.')).toBeTruthy();
  });

  test('some are selected, and only those who have not delivered are reminded', async () => {
    api.answer(activities.remind, { reminded: 1 });
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Ana Conceição' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Ênio Braga' }));
    expect(screen.getByText('2 estudantes selecionados')).toBeTruthy();
    press('Lembrar');
    expect(await screen.findByText('Lembrete enviado a 1 estudante.')).toBeTruthy();
    expect(api.asked(activities.remind)[0]?.body).toEqual({ students: [15] });
    press('Limpar seleção');
    expect(screen.queryByText('2 estudantes selecionados')).toBeNull();
  });
});

describe('finishing the revision', () => {
  test('says what goes out, and sends exactly that', async () => {
    api.answer(activities.finishRevision, { published: 2, already_published: 0 });
    await open();
    press('Encerrar a correção');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/2 textos corrigidos serão publicados.*2 ainda esperam correção/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('2 correções publicadas.')).toBeTruthy();
    expect(api.asked(activities.finishRevision)[0]?.body).toEqual({ compositions: [503, 504] });
  });

  test('a text that stood in the way is named, and nothing went out', async () => {
    api.refuse(activities.finishRevision, {
      status: 409,
      body: { detail: messages.notPublishable(1), current: { compositions: [{ id: 503, status: 'in_review' }] } },
    });
    await open();
    press('Encerrar a correção');
    const dialog = within(await screen.findByRole('dialog'));
    // By now somebody is correcting it again.
    const later = STUDENTS.map((each) => (each.user_id === 13 ? { ...each, progress: 'em_correcao' as const } : each));
    api.answer(activities.studentsInfo, { results: later, count: later.length });
    fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Caio Reis: em correção')).toBeTruthy();
    expect(screen.getByText(messages.notPublishable(1))).toBeTruthy();
    // What may still go out is one less.
    expect(await screen.findByText(/1 texto corrigido será publicado/)).toBeTruthy();
  });

  test('what is out already is not sent again', async () => {
    api.answer(activities.studentsInfo, { results: STUDENTS.map((each) => ({ ...each, is_published: true })), count: 5 });
    await open();
    press('Encerrar a correção');
    expect(await screen.findByText(/já está publicado/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', true);
  });
});

describe('reopening', () => {
  const rows = [
    makeActivities.reopening({ user_id: 13, first_name: 'Caio', last_name: 'Reis', composition_id: 503 }),
    makeActivities.reopening({ user_id: 14, first_name: 'Dora', last_name: 'Alves', composition_id: 504, progress: 'zerada' }),
    makeActivities.reopening({
      user_id: 15,
      first_name: 'Ênio',
      last_name: 'Braga',
      composition_id: null,
      progress: 'nao_iniciada',
      is_preselected: true,
    }),
    makeActivities.reopening({ user_id: 12, first_name: 'Bruno', last_name: 'Lima', progress: 'em_correcao', can_reopen: false }),
  ];

  test('what is over opens until a new date, with those who never began chosen already', async () => {
    api.answer(activities.studentsStatus, { results: rows, is_closed: true });
    api.answer(compositions.reopen, { reopened: [503, 700] });
    await open();
    await fromMenu('Reabrir');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir textos' }));
    expect(await dialog.findByRole('checkbox', { name: /Ênio Braga/ })).toHaveProperty('checked', true);
    expect(dialog.queryByRole('checkbox', { name: /Bruno/ })).toBeNull();
    fireEvent.click(dialog.getByRole('checkbox', { name: /Caio Reis/ }));
    fireEvent.change(dialog.getByLabelText('Nova data final'), { target: { value: '2027-01-09T23:59' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reabrir 2 textos' }));
    expect(await screen.findByText('2 textos reabertos.')).toBeTruthy();
    expect(api.asked(compositions.reopen)[0]?.body).toEqual({
      test_id: 9,
      compositions: [503],
      students: [15],
      closes_at: new Date('2027-01-09T23:59').toISOString(),
    });
  });

  test('while it runs the ones selected in the table come chosen, and no date is asked', async () => {
    api.answer(activities.studentsStatus, { results: rows.slice(0, 2), is_closed: false });
    api.answer(compositions.reopen, { reopened: [504] });
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Dora Alves' }));
    press('Reabrir');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir textos' }));
    expect(await dialog.findByRole('checkbox', { name: /Dora Alves/ })).toHaveProperty('checked', true);
    expect(dialog.getByRole('checkbox', { name: /Caio Reis/ })).toHaveProperty('checked', false);
    expect(dialog.queryByLabelText('Nova data final')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Reabrir 1 texto' }));
    expect(await screen.findByText('1 texto reaberto.')).toBeTruthy();
    expect(api.asked(compositions.reopen)[0]?.body).toEqual({ test_id: 9, compositions: [504] });
  });

  test('those who stood in the way are named; the choice stays', async () => {
    api.answer(activities.studentsStatus, { results: rows, is_closed: true });
    api.refuse(compositions.reopen, {
      status: 409,
      body: { detail: messages.notReopenable(1), current: { compositions: [503], students: [] } },
    });
    await open();
    await fromMenu('Reabrir');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir textos' }));
    fireEvent.click(await dialog.findByRole('checkbox', { name: 'Selecionar todos' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Reabrir 3 textos' }));
    expect(await dialog.findByText('Caio Reis: corrigida')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Reabrir 3 textos' })).toBeTruthy();
  });
});
