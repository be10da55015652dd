import { auth } from '@lauda/contract/auth';
import { featureFlags } from '@lauda/contract/feature-flags';
import { reviewGrids } from '@lauda/contract/review-grids';
import { type Theme, themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { testFailures } from '../../../test/failing-forms';
import { FAILURES } from '../../../test/failures';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

const theme = (over: Partial<Theme> = {}): Theme => ({
  id: 9,
  title: 'O apito da fábrica',
  summary: '',
  cover: '/capas/genero-cronica.svg',
  genre: { id: 1, slug: 'cronica', name: 'Crônica', review_grid_id: 2, review_grid_name: 'Grade Única' },
  school_grades: [10],
  learning_path_type: null,
  review_types: ['N'],
  has_test_template: false,
  state: 'draft',
  school: { id: 1, name: 'Escola Estadual Cora Coralina' },
  author_name: 'Helena Duarte',
  given_to: [],
  count_given: 0,
  statement: '',
  motivating_texts: [],
  repertory_contents: [],
  template: null,
  is_own: true,
  version: 1,
  created: '2026-11-15T10:00:00-03:00',
  modified: new Date().toISOString(),
  ...over,
});
let kept: Theme;

beforeEach(() => {
  kept = theme();
  api.answer(users.me, make.me());
  api.answer(auth.refresh, { csrf: 'renovado' });
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(themes.get, () => kept);
  api.answer(themes.aids, make.page([]));
  api.answer(
    reviewGrids.genres,
    make.page([
      {
        id: 1,
        slug: 'cronica',
        name: 'Crônica',
        description: '',
        review_grid_id: 2,
        review_grid_name: 'Grade Única',
        school_grades: [10],
        min_words: 100,
        max_words: 350,
      },
    ]),
  );
});

const statement = () => screen.findByLabelText(/Proposta/);
const saved = () => api.asked(themes.update).map(({ body }) => body);

test('what is written is saved after a pause, and the page says so', async () => {
  api.answer(themes.update, () => {
    kept = { ...kept, statement: 'Escreva uma crônica.', version: kept.version + 1 };
    return kept;
  });
  renderScreen('/temas/9/editar');
  fireEvent.change(await statement(), { target: { value: 'Escreva uma crônica.' } });
  expect(screen.getByText('Alterações ainda não salvas')).toBeTruthy();
  await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 5000 });
  expect(saved()[0]).toMatchObject({ version: 1, statement: 'Escreva uma crônica.' });
  expect(await screen.findByText(/^Salvo às/)).toBeTruthy();
});

/** The quick way to have it sent: whoever leaves does not wait for the pause. */
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Ver como fica' }));
const question = () => screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });

describe('a draft that cannot be saved (REL-11)', () => {
  test.each(FAILURES)('$name: told in Portuguese, every word stays, the next try works', async ({ prepare, respond, words }) => {
    renderScreen('/temas/9/editar');
    fireEvent.change(await statement(), { target: { value: 'Não me perca.' } });
    api.answer(themes.update, respond);
    prepare?.();
    leave();
    const asked = await question();
    expect(asked.textContent).toContain(words);
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancelar' }));
    expect(await statement()).toHaveProperty('value', 'Não me perca.');
    api.answer(themes.update, () => ({ ...kept, statement: 'Não me perca.', version: 2 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/^Salvo às/)).toBeTruthy();
    expect(saved().at(-1)).toMatchObject({ statement: 'Não me perca.' });
  });
});

testFailures(api, [
  {
    name: 'a new theme',
    endpoint: themes.create,
    fill: async () => {
      renderScreen('/temas/novo');
      fireEvent.change(await screen.findByLabelText(/Título/), { target: { value: 'O apito da fábrica' } });
      fireEvent.click(await screen.findByRole('button', { name: /Gênero/ }));
      fireEvent.click(await screen.findByRole('option', { name: 'Crônica' }));
      fireEvent.click(screen.getByRole('button', { name: '1º EM' }));
    },
    send: () => fireEvent.click(screen.getByRole('button', { name: 'Criar rascunho' })),
    stays: () => {
      expect(screen.getByLabelText(/Título/)).toHaveProperty('value', 'O apito da fábrica');
      expect(screen.getByRole('button', { name: '1º EM' }).getAttribute('aria-pressed')).toBe('true');
    },
    mend: () => api.answer(themes.create, kept),
    done: () => waitFor(() => expect(window.location.pathname).toBe('/temas/9/editar')),
  },
]);

test('who leaves in the middle of a sentence leaves after it was saved', async () => {
  api.answer(themes.update, () => ({ ...kept, statement: 'Quase pronto.', version: 2 }));
  renderScreen('/temas/9/editar');
  fireEvent.change(await statement(), { target: { value: 'Quase pronto.' } });
  leave();
  await waitFor(() => expect(window.location.pathname).toBe('/temas/9'));
  expect(saved()).toMatchObject([{ version: 1, statement: 'Quase pronto.' }]);
});

test('what a draft lacks is said at its field when it is asked for, and nothing is sent', async () => {
  renderScreen('/temas/novo');
  fireEvent.click(await screen.findByRole('button', { name: 'Criar rascunho' }));
  expect(await screen.findByText('Esse campo não pode ficar em branco.')).toBeTruthy();
  expect(screen.getByText('Escolha o gênero.')).toBeTruthy();
  expect(screen.getByText('Escolha pelo menos uma série.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Título/)));
  fireEvent.change(screen.getByLabelText(/Título/), { target: { value: 'O apito da fábrica' } });
  expect(screen.queryByText('Esse campo não pode ficar em branco.')).toBeNull();
  expect(api.asked(themes.create)).toHaveLength(0);
});

test('what cannot go yet says what is missing, and leaving asks', async () => {
  renderScreen('/temas/9/editar');
  fireEvent.change(await screen.findByLabelText('Título'), { target: { value: ' ' } });
  expect(screen.getByText('Ainda não salvo: falta o título.')).toBeTruthy();
  leave();
  fireEvent.click(within(await question()).getByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(window.location.pathname).toBe('/temas/9'));
  expect(saved()).toEqual([]);
});

test('words typed while others are on their way follow them, on the version that they made', async () => {
  let answer = () => {};
  api.answer(themes.update, async ({ body }) => {
    const { version, statement: sent } = body as { version: number; statement: string }; // of the contract
    if (version === 1) await new Promise<void>((resolve) => (answer = resolve));
    kept = { ...kept, statement: sent, version: version + 1 };
    return kept;
  });
  renderScreen('/temas/9/editar');
  fireEvent.change(await statement(), { target: { value: 'Um.' } });
  await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 5000 });
  fireEvent.change(await statement(), { target: { value: 'Um. Dois.' } });
  await new Promise((resolve) => setTimeout(resolve, 2000)); // longer than the pause
  expect(saved()).toHaveLength(1);
  answer();
  await waitFor(() => expect(saved()).toHaveLength(2), { timeout: 5000 });
  expect(saved()[1]).toMatchObject({ version: 2, statement: 'Um. Dois.' });
});

test('a newer version elsewhere is a choice: mine goes over it, or the other comes here', async () => {
  const other = theme({ statement: 'Da outra janela.', version: 5 });
  api.refuse(themes.update, { status: 409, body: { detail: 'Alguém mudou isto antes de você.', current: other } });
  renderScreen('/temas/9/editar');
  fireEvent.change(await statement(), { target: { value: 'Minha.' } });
  const choice = await screen.findByRole('alertdialog', { name: 'O tema mudou em outra janela' }, { timeout: 10_000 });
  expect(choice.textContent).toContain('Aqui: Minha.');
  expect(choice.textContent).toContain('Na outra janela: Da outra janela.');
  fireEvent.click(within(choice).getByRole('button', { name: 'Usar a outra' }));
  await waitFor(async () => expect(((await statement()) as HTMLTextAreaElement).value).toBe('Da outra janela.'));
  api.answer(themes.update, () => ({ ...other, version: 6 }));
  fireEvent.change(await statement(), { target: { value: 'Minha de novo.' } });
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ version: 5, statement: 'Minha de novo.' }), { timeout: 5000 });
});

test('a text without words is not sent yet; with words it is, in its place', async () => {
  api.answer(themes.update, () => kept);
  renderScreen('/temas/9/editar');
  await statement();
  fireEvent.click(screen.getByRole('button', { name: 'Acrescentar texto' }));
  fireEvent.change(screen.getByLabelText(/^Texto$/), { target: { value: 'Às seis, o apito.' } });
  await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 5000 });
  expect(saved()[0]).toMatchObject({ motivating_texts: [{ kind: 'informativo', body: 'Às seis, o apito.' }] });
});

test('somebody else’s theme is not for editing', async () => {
  kept = theme({ is_own: false, state: 'published' });
  renderScreen('/temas/9/editar');
  expect(await screen.findByRole('heading', { name: 'Só quem escreveu o tema pode editá-lo' })).toBeTruthy();
});
