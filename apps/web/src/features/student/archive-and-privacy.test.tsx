import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { studentPrivacy } from '@lauda/contract/student-privacy';
import { students } from '@lauda/contract/students';
import { type CurrentUser, users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';
import { unzipped } from '../../../test/unzipped';

const api = fakeApi();
let me: CurrentUser;

beforeEach(() => {
  me = makeStudents.coordinator();
  api.answer(users.me, () => me);
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(students.get, makeStudents.student());
});
afterEach(() => vi.restoreAllMocks());

const open = async (tab = '') => {
  const rendered = renderScreen(`/turmas/estudante/11${tab && `?aba=${tab}`}`);
  await screen.findByRole('heading', { level: 1, name: 'Ana Conceição' });
  return rendered;
};
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('archive', () => {
  test('asks, archives, and brings back', async () => {
    api.answer(students.archive, () => makeStudents.student({ archived: '2026-11-15T10:00:00-03:00', version: 5 }));
    api.answer(students.restore, () => makeStudents.student({ version: 6 }));
    await open();
    press('Mais ações');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Arquivar' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Arquivar' }));
    expect(await screen.findByText(/No arquivo desde 15 de novembro de 2026/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Nova senha' })).toBeNull();
    press('Trazer de volta');
    expect(await screen.findByText('Ana está de volta.')).toBeTruthy();
    expect(screen.queryByText(/No arquivo desde/)).toBeNull();
  });

  test('a teacher does not archive', async () => {
    me = makeStudents.teacher();
    await open();
    press('Mais ações');
    await screen.findByRole('menuitem', { name: 'Mudar de turma' });
    expect(screen.queryByRole('menuitem', { name: 'Arquivar' })).toBeNull();
  });
});

describe('privacy, for the staff', () => {
  beforeEach(() => {
    me = makeStudents.staff();
    api.answer(
      studentPrivacy.trail,
      make.page([makeStudents.event(), makeStudents.event({ id: 2, action: 'student.created', actor_id: null, actor_name: '' })]),
    );
  });

  test('who saw, who changed', async () => {
    await open('privacidade');
    expect(await screen.findByText('Leu a página do estudante')).toBeTruthy();
    expect(screen.getAllByText('14/11/2026, 10:20')).toHaveLength(2);
    expect(screen.getByText('O sistema')).toBeTruthy();
  });

  test('the copy of everything is a file', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      made.push(content as Blob);
      return 'blob:x';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    api.answer(studentPrivacy.export, {
      student_id: 11,
      made: '2026-11-15T10:00:00-03:00',
      tables: { users: [{ id: 11 }] },
      files: [{ name: 'conta.csv', text: 'número\r\n11\r\n' }],
    });
    await open('privacidade');
    press('Exportar os dados');
    expect(await screen.findByText('Cópia exportada.')).toBeTruthy();
    expect(click.mock.contexts[0]).toHaveProperty('download', 'dados-ana.conceicao.zip');
    const { 'dados.json': json = '', ...sheets } = await unzipped(made[0] ?? new Blob());
    expect(sheets).toEqual({ 'conta.csv': 'número\r\n11\r\n' });
    expect(JSON.parse(json)).toEqual({ student_id: 11, made: '2026-11-15T10:00:00-03:00', tables: { users: [{ id: 11 }] } });
  });

  test('erasing needs the username typed, and a refusal keeps it', async () => {
    api.refuse(studentPrivacy.erase, { status: 500, body: { detail: messages.unavailable, error_id: 'z' } });
    api.answer(schools.groupsOfThisYear, make.page([]));
    api.answer(schools.list, make.page([]));
    const { router } = await open('privacidade');
    press('Apagar os dados…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Apagar os dados de Ana Conceição?' });
    type(/Para confirmar/, 'ana');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apagar para sempre' }));
    expect(await within(dialog).findByText(/Não é o mesmo usuário/)).toBeTruthy();
    expect(api.asked(studentPrivacy.erase)).toHaveLength(0);
    type(/Para confirmar/, 'ana.conceicao');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apagar para sempre' }));
    expect(await within(dialog).findByText(`Nada foi apagado. ${messages.unavailable}`)).toBeTruthy();
    expect(within(dialog).getByLabelText(/Para confirmar/)).toHaveProperty('value', 'ana.conceicao');
    api.answer(studentPrivacy.erase, undefined);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apagar para sempre' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/turmas'));
    expect(api.asked(studentPrivacy.erase).at(-1)?.body).toEqual({ username: 'ana.conceicao' });
  });
});
