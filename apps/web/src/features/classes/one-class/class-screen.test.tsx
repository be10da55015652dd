import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { type Member, schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { type CurrentUser, users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api';
import { make } from '../../../../test/make';
import { makeStudents } from '../../../../test/make-students';
import { renderScreen } from '../../../../test/render-screen';

const api = fakeApi();
let me: CurrentUser;
let members: Member[];

beforeEach(() => {
  me = makeStudents.teacher();
  members = [
    makeStudents.member({ id: 11 }),
    makeStudents.member({
      id: 12,
      first_name: 'Érica',
      last_name: 'Sá',
      username: 'erica.sa',
      registration: '',
      must_change_password: true,
    }),
    makeStudents.member({
      id: 13,
      first_name: 'Bento',
      last_name: 'Álvares',
      username: 'zbento',
      registration: '2026000',
      has_adaptations: true,
    }),
  ];
  api.answer(users.me, () => me);
  api.answer(featureFlags.evaluate, () => make.flags('create_student'));
  api.answer(schools.group, make.group());
  api.answer(schools.members, () => ({ students: members, count_students: members.length }));
});
afterEach(() => vi.restoreAllMocks());

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const open = async (search = '') => {
  const rendered = renderScreen(`/turmas/1${search}`);
  await screen.findByRole('table');
  return rendered;
};
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  test('in order of name, with what waits for each one, and the facts of the class', async () => {
    await open();
    expect(names()).toEqual(['Ana Conceição', 'Bento Álvares', 'Érica Sá']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('3º EM A');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4');
    expect(within(screen.getByRole('row', { name: /Érica/ })).getByText('Primeiro acesso pendente')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ana Conceição' }).getAttribute('href')).toBe('/turmas/estudante/11');
  });

  test('search, order and filter stand in the address', async () => {
    const { router } = await open();
    fireEvent.change(screen.getByLabelText('Procurar na turma'), { target: { value: 'erica' } });
    await waitFor(() => expect(names()).toEqual(['Érica Sá']));
    await waitFor(() => expect(router.state.location.search).toBe('?q=erica'));
    fireEvent.change(screen.getByLabelText('Procurar na turma'), { target: { value: '' } });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    press('Usuário');
    await waitFor(() => expect(router.state.location.search).toBe('?ordem=usuario'));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Usuário' }).getAttribute('aria-sort')).toBe('ascending'));
    press('Usuário');
    await waitFor(() => expect(names()).toEqual(['Bento Álvares', 'Érica Sá', 'Ana Conceição']));
    press('Primeiro acesso pendente (1)');
    await waitFor(() => expect(names()).toEqual(['Érica Sá']));
    expect(router.state.location.search).toBe('?ordem=-usuario&filtro=pendente');
  });

  test('an address brings the view back', async () => {
    await open('?ordem=matricula&filtro=adaptacoes');
    expect(names()).toEqual(['Bento Álvares']);
    press('Com adaptações (1)');
    await waitFor(() => expect(names()).toEqual(['Bento Álvares', 'Ana Conceição', 'Érica Sá']));
    expect(screen.getByRole('columnheader', { name: 'Matrícula' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('nobody found leads back to everybody', async () => {
    renderScreen('/turmas/1?q=ninguem');
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar todos' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('an empty class offers the creation, by flag and permission', async () => {
    members = [];
    renderScreen('/turmas/1');
    const link = await screen.findByRole('link', { name: 'Criar estudantes' });
    expect(link.getAttribute('href')).toBe('/turmas/novos-estudantes?turma=1');
  });

  test('without the flag nobody creates', async () => {
    api.answer(featureFlags.evaluate, make.flags());
    await open();
    expect(screen.queryByRole('link', { name: 'Criar estudantes' })).toBeNull();
  });

  test('a class out of reach is not found', async () => {
    api.refuse(schools.group, { status: 404, body: { detail: messages.notFound } });
    api.refuse(schools.members, { status: 404, body: { detail: messages.notFound } });
    renderScreen('/turmas/1');
    expect(await screen.findByText('Não encontramos esta turma')).toBeTruthy();
  });

  test('an address that names no class asks nothing', async () => {
    renderScreen('/turmas/abc');
    expect(await screen.findByText('Não encontramos esta turma')).toBeTruthy();
    expect(api.asked(schools.group)).toHaveLength(0);
  });

  test('students that do not come leave the class and a way to try again', async () => {
    api.refuse(schools.members, { status: 500, body: { detail: messages.unexpected, error_id: 'm-1' } });
    renderScreen('/turmas/1');
    expect(await screen.findByText('Não deu para carregar os estudantes')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('3º EM A');
    api.answer(schools.members, { students: members, count_students: 3 });
    press('Tentar de novo');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('who manages only reads: no boxes, no creation, the export stays', async () => {
    me = makeStudents.manager();
    await open();
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Criar estudantes' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeTruthy();
  });

  test('above a hundred only the rows near the window are drawn, and the count says them all', async () => {
    // Nothing has a height without a layout.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
    members = Array.from({ length: 1000 }, (_, at) => makeStudents.member({ id: at + 1, last_name: `Nº ${at}` }));
    await open();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(names().length).toBeLessThan(100);
  });
});

describe('selection and bulk actions', () => {
  test('one, a range with shift, all; who is out of the list is told', async () => {
    await open();
    tick('Ana Conceição');
    expect(screen.getByText('1 estudante selecionado')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Érica Sá' }), { shiftKey: true });
    expect(screen.getByText('3 estudantes selecionados')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Selecionar todos' })).toHaveProperty('checked', true);
    press('Com adaptações (1)');
    expect(await screen.findByText('2 fora da lista mostrada')).toBeTruthy();
    press('Limpar seleção');
    expect(screen.queryByText(/selecionados/)).toBeNull();
  });

  test('moving: all or nobody, to a class of the reach, and the list is asked again', async () => {
    api.answer(schools.groupsOfYear, make.page([make.group(), make.group({ id: 2, name: '3º EM B' })]));
    api.answer(students.move, undefined);
    await open();
    tick('Ana Conceição');
    tick('Érica Sá');
    press('Mudar de turma');
    const dialog = await screen.findByRole('dialog', { name: 'Mudar 2 estudantes de turma' });
    fireEvent.click(await within(dialog).findByRole('button', { name: /Nova turma/ }));
    fireEvent.click(await screen.findByRole('option', { name: '3º EM B' }));
    expect(screen.queryByRole('option', { name: '3º EM A' })).toBeNull();
    fireEvent.click(within(screen.getByRole('dialog', { name: /Mudar 2/ })).getByRole('button', { name: 'Mudar de turma' }));
    expect(await screen.findByText('2 estudantes agora estão em 3º EM B.')).toBeTruthy();
    expect(api.asked(students.move)[0]?.body).toEqual({ ids: [11, 12], from_school_group_id: 1, to_school_group_id: 2 });
    await waitFor(() => expect(api.asked(schools.members)).toHaveLength(2));
    expect(screen.queryByText(/selecionado/)).toBeNull();
  });

  test('leaving asks first; a refusal says that nobody left and keeps the selection', async () => {
    api.refuse(students.leave, { status: 409, body: { detail: messages.staleVersion, current: null } });
    await open();
    tick('Érica Sá');
    press('Tirar da turma');
    const dialog = await screen.findByRole('alertdialog', { name: 'Tirar Érica Sá de 3º EM A?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Tirar da turma' }));
    expect(await within(dialog).findByText(`Ninguém saiu da turma. ${messages.staleVersion}`)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('1 estudante selecionado')).toBeTruthy();
  });

  test('new passwords go to the slips, and nowhere else', async () => {
    api.answer(students.resetMany, [
      { id: 12, first_name: 'Érica', last_name: 'Sá', username: 'erica.sa', first_password: 'lua-papel-73' },
    ]);
    const { router } = await open();
    tick('Érica Sá');
    press('Novas senhas');
    fireEvent.click(await screen.findByRole('button', { name: 'Gerar senhas e bilhetes' }));
    expect(await screen.findByText('lua-papel-73')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/turmas/bilhetes');
    expect(api.asked(students.resetMany)[0]?.body).toEqual({ ids: [12] });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage, state: router.state.location.state as unknown })).not.toContain(
      'lua-papel-73',
    );
  });

  test('without a connection no password changes and it can be tried again', async () => {
    api.silence(students.resetMany);
    await open();
    tick('Érica Sá');
    press('Novas senhas');
    fireEvent.click(await screen.findByRole('button', { name: 'Gerar senhas e bilhetes' }));
    expect(await screen.findByText(/Nenhuma senha mudou. Sem conexão/)).toBeTruthy();
  });
});

describe('export', () => {
  const saved: { name: string; content: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved.push({ name: '', content: content as Blob });
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const last = saved.at(-1);
      if (last) last.name = this.download;
    });
  });
  const exportAs = async (format: RegExp) => {
    press('Exportar');
    fireEvent.click(await screen.findByRole('menuitem', { name: format }));
  };

  test('what is on the list goes to a CSV, written down first', async () => {
    api.answer(schools.recordExport, undefined);
    members[0] = makeStudents.member({ id: 11, first_name: '=cmd()' });
    await open('?q=cmd');
    await exportAs(/CSV/);
    expect(await screen.findByText('Lista exportada: 1 linha.')).toBeTruthy();
    expect(api.asked(schools.recordExport)[0]?.body).toEqual({ format: 'csv', count: 1 });
    expect(saved[0]?.name).toBe('estudantes-3-em-a-2026.csv');
    const text = await saved[0]?.content.text();
    expect(text).toContain("'=cmd();Conceição;ana.conceicao;;2026001;feito;não");
  });

  test('with a selection, only the ones selected', async () => {
    api.answer(schools.recordExport, undefined);
    await open();
    tick('Bento Álvares');
    await exportAs(/XLSX/);
    expect(await screen.findByText('Lista exportada: 1 linha.')).toBeTruthy();
    expect(api.asked(schools.recordExport)[0]?.body).toEqual({ format: 'xlsx', count: 1 });
    expect(saved[0]?.name).toBe('estudantes-3-em-a-2026.xlsx');
  });

  test('what cannot be written down is not exported', async () => {
    api.refuse(schools.recordExport, { status: 403, body: { detail: messages.forbidden } });
    await open();
    await exportAs(/CSV/);
    expect(await screen.findByText(messages.forbidden)).toBeTruthy();
    expect(saved).toHaveLength(0);
  });
});
