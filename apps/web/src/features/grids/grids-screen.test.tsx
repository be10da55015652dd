import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { type ReviewGrid, reviewGrids } from '@lauda/contract/review-grids';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

const level = (id: number, points: number) => ({
  id,
  level: id,
  points,
  descriptor: `Descritor de ${points}`,
  hint: '',
  to_next: points < 10 ? 'Ligue melhor as partes.' : '',
});
const grid = (changes: Partial<ReviewGrid>): ReviewGrid => ({
  id: 1,
  slug: 'enem',
  name: 'Grade ENEM',
  description: 'Cinco competências.',
  max_total: 1000,
  min_total: 0,
  competences: [
    {
      id: 4,
      position: 4,
      name: 'Coesão',
      short_name: 'Coesão',
      description: 'Como se liga.',
      aspect: null,
      sub_criteria: [],
      levels: [level(1, 2), level(2, 10)],
    },
  ],
  ...changes,
});
const single = grid({ id: 2, slug: 'unica', name: 'Grade Única', max_total: 50, min_total: 10 });

beforeEach(() => {
  api.answer(users.me, makeStudents.teacher());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(reviewGrids.list, make.page([grid({}), single]));
  api.answer(reviewGrids.get, grid({}));
  api.answer(reviewGrids.genres, make.page([]));
});

test('each grid says what it adds up to, and leads to its page', async () => {
  renderScreen('/grades');
  const link = await screen.findByRole('link', { name: 'Grade Única' });
  expect(link.getAttribute('href')).toBe('/grades/2');
  expect(screen.getByText('1 competência, até 1000 pontos')).toBeTruthy();
  expect(screen.getByText('1 competência, de 10 a 50 pontos')).toBeTruthy();
});

test('a grid shows its levels in order, with what is missing for the next one, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderScreen('/grades/1');
  const levels = await screen.findByRole('list', { name: 'Níveis de Coesão' });
  expect(
    within(levels)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['2 Nível 1Descritor de 2Para subir: Ligue melhor as partes.', '10 Nível 2Descritor de 10']);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the single grid has its own address and never asks for a genre', async () => {
  renderScreen('/grade-unica');
  expect(await screen.findByRole('heading', { name: 'Grade Única', level: 1 })).toBeTruthy();
  expect(screen.getByText(/não é preciso escolher um/)).toBeTruthy();
});

test('a grid that is not there says so', async () => {
  api.refuse(reviewGrids.get, { status: 404, body: { detail: messages.notFound } });
  renderScreen('/grades/9');
  expect(await screen.findByText(messages.notFound)).toBeTruthy();
});
