import { featureFlags } from '@lauda/contract/feature-flags';
import { reviewGrids } from '@lauda/contract/review-grids';
import { type Theme, themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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
  modified: '2026-11-15T10:00:00-03:00',
  ...over,
});
let kept: Theme;

beforeEach(() => {
  kept = theme();
  api.answer(users.me, make.me());
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

test('a failure keeps every word, and another try sends it', async () => {
  api.refuse(themes.update, { status: 503, body: { detail: 'Fora do ar.' } });
  renderScreen('/temas/9/editar');
  fireEvent.change(await statement(), { target: { value: 'Não me perca.' } });
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 10_000 });
  expect((await statement()) as HTMLTextAreaElement).toHaveProperty('value', 'Não me perca.');
  api.answer(themes.update, () => ({ ...kept, statement: 'Não me perca.', version: 2 }));
  fireEvent.click(again);
  expect(await screen.findByText(/^Salvo às/)).toBeTruthy();
});

test('a newer version elsewhere is a choice: mine goes over it, or the other comes here', async () => {
  const other = theme({ statement: 'Da outra janela.', version: 5 });
  api.refuse(themes.update, { status: 409, body: { detail: 'Alguém mudou isto antes de você.', current: other } });
  renderScreen('/temas/9/editar');
  fireEvent.change(await statement(), { target: { value: 'Minha.' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Usar a outra' }, { timeout: 10_000 }));
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
