import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { studentWritings } from '@lauda/contract/student-writing';
import { students } from '@lauda/contract/students';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../../test/fake-api';
import { make } from '../../../../test/make';
import { inDays, makeActivities } from '../../../../test/make-activities';
import { makeStudents } from '../../../../test/make-students';
import { renderScreen } from '../../../../test/render-screen';
import { writingSheet } from './writing-sheet';

const api = fakeApi();

beforeEach(() => {
  api.answer(users.me, makeStudents.coordinator());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(students.get, makeStudents.student());
});

const open = (tab: string) => renderScreen(`/turmas/estudante/11?aba=${tab}`);
const squeezed = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();

const texts = [
  makeActivities.written({
    test_id: 11,
    title: 'Reescrita',
    composition_id: 503,
    parent_composition_id: 501,
    total: 720,
    points: [160, 120, 120, 160, 160],
  }),
  makeActivities.written({
    test_id: 10,
    title: 'Ainda em aberto',
    composition_id: null,
    progress: 'nao_iniciada',
    submitted_at: null,
    total: null,
    points: null,
    count_words: 0,
  }),
  makeActivities.written({ is_late: true }),
];

test('activities and texts, each with its state, its grade and where to read it', async () => {
  api.answer(studentWritings.get, makeActivities.writing({ activities: texts }));
  open('textos');
  const table = within(await screen.findByRole('table', { name: '3 atividades' }));
  const [rewritten, open_, late] = table.getAllByRole('rowheader').map((head) => head.closest('tr') as HTMLElement); // a row header is in a row
  expect(
    within(rewritten as HTMLElement)
      .getByRole('link', { name: 'Comparar versões' })
      .getAttribute('href'),
  ).toBe('/correcao/503/versoes');
  expect(squeezed(rewritten as HTMLElement)).toContain('720 de 1.000');
  expect(within(open_ as HTMLElement).queryByRole('link', { name: 'Ler o texto' })).toBeNull();
  expect(squeezed(open_ as HTMLElement)).toContain('Não iniciada');
  expect(squeezed(late as HTMLElement)).toContain('com atraso');
  expect(
    within(late as HTMLElement)
      .getByRole('link', { name: 'Ler o texto' })
      .getAttribute('href'),
  ).toBe('/correcao/501');
});

test('the file has a row for each activity and a column for each competence', () => {
  const { name, header, rows } = writingSheet(makeStudents.student(), texts);
  expect(name).toBe('textos-ana-conceicao');
  expect(header.slice(-5)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
  expect(rows.map((row) => row.slice(-6))).toEqual([
    [1000, 160, 120, 120, 160, 160],
    [1000, '', '', '', '', ''],
    [1000, 120, 120, 120, 120, 160],
  ]);
});

const grid = {
  review_grid_id: 1,
  review_grid_name: 'Grade ENEM',
  max_total: 1000,
  competences: [
    { position: 1, short_name: 'Norma-padrão', max_points: 200 },
    { position: 2, short_name: 'Tema e repertório', max_points: 200 },
  ],
  texts: [
    { composition_id: 501, title: 'Primeiro', finished: '2026-03-10T12:00:00-03:00', total: 560, points: [120, 160] },
    { composition_id: 502, title: 'Segundo', finished: '2026-05-10T12:00:00-03:00', total: 640, points: [160, 120] },
  ],
};

test('evolution: one small chart for each competence, and the same numbers as a table', async () => {
  api.answer(
    studentWritings.get,
    makeActivities.writing({ evolution: [grid, { ...grid, review_grid_id: 2, texts: grid.texts.slice(0, 1) }] }),
  );
  open('evolucao');
  const section = within(await screen.findByRole('region', { name: 'Grade ENEM · 2 textos corrigidos' }));
  expect(section.getAllByRole('figure').map(squeezed)).toEqual([
    'Nota total640 de 1.000 +80 desde o primeiro',
    '1Competência 1 Norma-padrão160 de 200 +40 desde o primeiro',
    '2Competência 2 Tema e repertório120 de 200 −40 desde o primeiro',
  ]);
  fireEvent.click(section.getByText('Ver os números'));
  const table = within(section.getByRole('table', { name: 'Notas dos textos, Grade ENEM' }));
  expect(table.getAllByRole('row').map(squeezed).slice(1)).toEqual([
    'Primeiro10 de mar. de 2026120160560',
    'Segundo10 de mai. de 2026160120640',
  ]);
  // One text alone is no line.
  expect(screen.getAllByRole('region', { name: /^Grade ENEM ·/ })).toHaveLength(1);
});

test('engagement is said in sentences', async () => {
  const engagement = {
    expected: 11,
    delivered: 6,
    on_time: 5,
    rewritten: 1,
    feedback_opened: 4,
    published: 5,
    median_minutes: 61,
    last_submitted: inDays(-8.1),
  };
  api.answer(studentWritings.get, makeActivities.writing({ engagement }));
  open('engajamento');
  const section = within(await screen.findByRole('region', { name: 'Engajamento' }));
  expect(section.getByRole('progressbar', { name: 'Entregou 6 de 11 atividades pedidas (55%).' })).toBeTruthy();
  expect(
    section
      .getAllByRole('listitem')
      .map(squeezed)
      .map((words) => words?.replace(/, em .*/, '.')),
  ).toEqual([
    '5 vieram dentro do prazo e 1 com atraso.',
    'Reescreveu 1 texto depois da correção.',
    'Abriu 4 de 5 correções publicadas (80%).',
    'Costuma escrever por 1 h 1 min.',
    'A última entrega foi há 8 dias.',
  ]);
});

test.each([
  ['textos', 'Nenhum texto ainda'],
  ['evolucao', 'Ainda não há o que comparar'],
  ['engajamento', 'Ainda sem atividades para medir'],
])('%s: nothing yet says what will come', async (tab, words) => {
  api.answer(studentWritings.get, makeActivities.writing());
  open(tab);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('one request for the three tabs; a failure can be tried again', async () => {
  api.refuse(studentWritings.get, { status: 500, body: { detail: messages.unexpected, error_id: 'e-7' } });
  open('textos');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  api.answer(studentWritings.get, makeActivities.writing());
  fireEvent.click(again);
  await screen.findByText('Nenhum texto ainda');
  const asked = api.asked(studentWritings.get).length;
  fireEvent.click(screen.getByRole('tab', { name: 'Evolução' }));
  await screen.findByText('Ainda não há o que comparar');
  expect(api.asked(studentWritings.get)).toHaveLength(asked);
});
