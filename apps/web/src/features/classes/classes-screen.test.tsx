import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { type CurrentUser, users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
let me: CurrentUser;

const groups = [
  make.group({ id: 1, name: '3º EM A', count_students: 34, teachers: ['Helena Duarte', 'Caio Prado'] }),
  make.group({
    id: 2,
    name: '9º B',
    school_grade: 9,
    school_grade_name: '9º EFII',
    count_students: 1,
    teachers: [],
    uses_learning_path: false,
  }),
];

beforeEach(() => {
  me = makeStudents.teacher();
  api.answer(users.me, () => me);
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(schools.groupsOfThisYear, () => make.page(groups));
});

const rows = () => screen.getAllByRole('link', { name: /Abrir/ }).map((link) => link.textContent?.replace(/\s+/g, ' ').trim());
const open = async (address = '/turmas') => {
  const rendered = renderScreen(address);
  await screen.findAllByRole('link', { name: /Abrir/ });
  return rendered;
};

test('the classes of this year stand by grade, with counts, who teaches and whether they use paths', async () => {
  await open();
  expect(rows()).toEqual([
    '1 estudante 9º B Ainda sem docente Sem trilhas Abrir→',
    '34 estudantes 3º EM A Helena Duarte e Caio Prado Com trilhas Abrir→',
  ]);
  expect(screen.getByText(/2 turmas e 35 estudantes no ano letivo de/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Escola Estadual Cora Coralina', level: 2 })).toBeTruthy();
  expect(api.asked(schools.groupsOfThisYear)[0]?.query).toMatchObject({ current_year: true });
});

test('a search without accents or capitals, kept in the address', async () => {
  const { router } = await open();
  fireEvent.change(screen.getByLabelText(/Procurar turma/), { target: { value: 'HELENA duárte' } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toBe('?q=HELENA+du%C3%A1rte');
});

test('the grade is chosen by its name, and an address brings it back', async () => {
  const { router } = await open();
  fireEvent.click(screen.getByRole('button', { name: '3º EM' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toBe('?serie=12');
  expect(screen.getByRole('button', { name: '3º EM' }).getAttribute('aria-pressed')).toBe('true');
});

test('nothing found says so and leads back', async () => {
  renderScreen('/turmas?q=inexistente');
  fireEvent.click(await screen.findByRole('button', { name: 'Limpar a busca e os filtros' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('another year is asked for and says when it is empty', async () => {
  const year = new Date().getFullYear() - 1;
  api.answer(schools.groupsOfYear, make.page([]));
  const { router } = await open();
  fireEvent.click(screen.getByRole('button', { name: String(year) }));
  expect(await screen.findByText(`Nenhuma turma em ${year}`)).toBeTruthy();
  expect(router.state.location.search).toBe(`?ano=${year}`);
  expect(api.asked(schools.groupsOfYear)[0]?.query).toMatchObject({ school_year: year });
});

test('no classes at all: what will make them appear', async () => {
  api.answer(schools.groupsOfThisYear, make.page([]));
  renderScreen('/turmas');
  expect(await screen.findByText('Nenhuma turma neste ano')).toBeTruthy();
});

test('a failure shows what the server said and its code; another try works', async () => {
  api.refuse(schools.groupsOfThisYear, { status: 500, body: { detail: messages.unexpected, error_id: 'abc-123' } });
  renderScreen('/turmas');
  expect(await screen.findByText('Não deu para carregar as turmas')).toBeTruthy();
  expect(screen.getByText(messages.unexpected)).toBeTruthy();
  expect(screen.getByText('abc-123')).toBeTruthy();
  api.answer(schools.groupsOfThisYear, make.page(groups));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('a refusal is not offered again', async () => {
  api.refuse(schools.groupsOfThisYear, { status: 403, body: { detail: messages.forbidden } });
  renderScreen('/turmas');
  expect(await screen.findByText(messages.forbidden)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('who answers for networks sees their totals, the schools folded, and that nothing can be changed', async () => {
  me = makeStudents.manager();
  const all = [1, 2, 3, 4].map((id) => make.group({ id, school_id: id, school_name: `Escola ${id}`, count_students: 10 }));
  api.answer(schools.groupsOfThisYear, make.page(all));
  api.answer(
    schools.list,
    make.page(
      [1, 2, 3, 4].map((id) =>
        makeStudents.school({
          id,
          name: `Escola ${id}`,
          school_network_id: id > 2 ? 2 : 1,
          school_network_name: id > 2 ? 'Rede B' : 'Rede A',
        }),
      ),
    ),
  );
  renderScreen('/turmas');
  const networks = await screen.findByRole('region', { name: 'Redes' });
  expect(within(networks).getByText('Rede A').parentElement?.textContent).toContain('2 escolas');
  expect(within(networks).getAllByText('136 estudantes')).toHaveLength(2);
  expect(screen.getByText(/Você vê as turmas e não muda nada nelas/)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: /Abrir/ })).toHaveLength(0);
  expect(screen.getAllByText('Goiânia, GO · Rede B · 1 turma · 10 estudantes')).toHaveLength(2);
});

test('beyond a thousand classes the rest comes when asked for', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => make.group({ id: from + at, name: `T${from + at}` }));
  api.answer(schools.groupsOfThisYear, ({ query }) => {
    const offset = (query as { offset: number }).offset;
    return { count: 1001, next: null, previous: null, results: offset === 0 ? many(1, 1000) : many(1001, 1) };
  });
  renderScreen('/turmas?q=T1001');
  fireEvent.click(await screen.findByRole('button', { name: 'Carregar mais turmas' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test.each(['/turmas', '/turmas/1', '/turmas/estudante/11'])(
  'an executive sees networks, never students: %s asks the server nothing and says so',
  async (address) => {
    me = make.me({}, [make.role({ role_type: 'executive', school: null, school_name: null, school_group: null, school_group_name: null })]);
    renderScreen(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta tela não é do seu perfil' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeTruthy();
    expect(api.asked(schools.groupsOfThisYear)).toHaveLength(0);
  },
);
