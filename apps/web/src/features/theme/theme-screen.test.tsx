import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { type MotivatingText, themes } from '@lauda/contract/themes';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { inDays, makeActivities } from '../../../test/make-activities';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

const item = (over: Partial<MotivatingText>): MotivatingText => ({
  kind: 'informativo',
  title: 'Um caminho longo',
  body: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
  source: 'Equipe Lauda',
  is_invented: false,
  ...over,
});
const figure = {
  unit: 'min',
  rows: [
    { label: 'Ônibus', value: 92.5 },
    { label: 'Bicicleta', value: 40 },
  ],
};
const items = [
  item({}),
  item({ kind: 'dado', title: 'Quanto tempo', is_invented: true, figure }),
  item({ kind: 'lei', title: 'O que diz a lei' }),
];
const school = { id: 1, name: 'Escola Estadual Cora Coralina' };

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(themes.get, makeActivities.theme({ motivating_texts: items }));
  api.answer(
    themes.aids,
    make.page([{ id: 1, title: 'A tese em uma frase', body: 'Diga o que pensa.', genre_id: 1, competence_id: null, theme_id: null }]),
  );
});

const open = async () => {
  const rendered = renderScreen('/temas/3');
  await screen.findByRole('heading', { level: 1, name: 'O direito à cidade' });
  return rendered;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = (place: number) => screen.findByRole('dialog', { name: `Texto ${place} de 3` });

test('statement, motivating texts with invented sources marked, figures as a table, aids', async () => {
  await open();
  expect(screen.getByText('Escreva sobre a cidade.')).toBeTruthy();
  expect(screen.getAllByText('(Fonte criada para a sala de aula)')).toHaveLength(1);
  const table = within(screen.getByRole('table', { name: 'Números de “Quanto tempo”' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Ônibus92,5 min', 'Bicicleta40 min']);
  expect(await screen.findByText('A tese em uma frase')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Criar atividade' }).getAttribute('href')).toBe('/atividades/nova?tema=3');
});

test('the light box opens at its index, turns with arrows and buttons, stops at the ends, closes with Esc', async () => {
  await open();
  press('Ampliar o texto 2');
  const dialog = within(await box(2));
  expect(dialog.getByText('Quanto tempo')).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  await box(3);
  expect(screen.getByRole('button', { name: 'Próximo texto' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  await box(3);
  press('Texto anterior');
  await box(2);
  // The focus is on the button now, and the arrows go on working.
  fireEvent.keyDown(screen.getByRole('button', { name: 'Texto anterior' }), { key: 'ArrowLeft' });
  await box(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a finger turns the page; a scroll does not', async () => {
  await open();
  press('Ampliar o texto 1');
  await box(1);
  const swipe = (from: [number, number], to: [number, number]) => {
    const text = within(screen.getByRole('dialog')).getByRole('heading', { level: 3 });
    fireEvent.pointerDown(text, { pointerType: 'touch', clientX: from[0], clientY: from[1] });
    fireEvent.pointerUp(text, { pointerType: 'touch', clientX: to[0], clientY: to[1] });
  };
  swipe([300, 100], [290, 400]);
  await box(1);
  swipe([300, 100], [100, 110]);
  await box(2);
  swipe([100, 100], [300, 110]);
  await box(1);
});

test('classes that had it, in the tense of the date', async () => {
  const one = { school_group_id: 1, school_group_name: '3º EM A', test_id: 5, test_type: 'pratica' };
  const given_to = [
    { ...one, closes_at: inDays(3) },
    { ...one, test_id: 6, closes_at: '2026-03-06T12:00:00-03:00' },
  ];
  api.answer(themes.get, makeActivities.theme({ given_to, count_given: 3 }));
  await open();
  expect(screen.getByText(/^Prática, encerra em /)).toBeTruthy();
  expect(screen.getByText('Prática, encerrou em 6 de março de 2026')).toBeTruthy();
  expect(screen.getByText('e mais 1 atividade')).toBeTruthy();
});

test('one’s own draft is published; somebody else’s change in between is said', async () => {
  const own = makeActivities.theme({ is_own: true, state: 'draft', school, author_name: 'Helena Duarte' });
  api.answer(themes.get, own);
  api.refuse(themes.publish, { status: 409, body: { detail: messages.staleVersion, current: null } });
  await open();
  expect(screen.queryByRole('link', { name: 'Criar atividade' })).toBeNull();
  press('Publicar para a escola');
  expect(await screen.findByText(messages.staleVersion)).toBeTruthy();
  api.answer(themes.publish, { ...own, state: 'published', version: 2 });
  press('Publicar para a escola');
  expect(await screen.findByText(/^Tema publicado/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Criar atividade' })).toBeTruthy();
  api.answer(themes.archive, { ...own, state: 'archived', version: 3 });
  press('Arquivar');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Arquivar' }));
  expect(await screen.findByText('Tema arquivado.')).toBeTruthy();
  expect(api.asked(themes.archive)[0]?.body).toEqual({ version: 2 });
});

test('who manages reads it; what is not there is not found', async () => {
  api.answer(users.me, makeStudents.manager());
  const { router } = await open();
  expect(screen.queryByRole('link', { name: 'Criar atividade' })).toBeNull();
  api.refuse(themes.get, { status: 404, body: { detail: messages.notFound } });
  await router.navigate('/temas/99');
  expect(await screen.findByText('Não deu para carregar o tema')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});
