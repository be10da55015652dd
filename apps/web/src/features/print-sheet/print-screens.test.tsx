import { activities, type StudentOnActivity } from '@lauda/contract/activities';
import { compositions } from '@lauda/contract/compositions';
import { featureFlags } from '@lauda/contract/feature-flags';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeDesk } from '../../../test/make-desk';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
});

const grade = (position: number, points: number, comment = '') => ({
  competence_id: position,
  level_id: position * 10 + points / 40,
  points,
  comment,
  justification: '',
  version: 1,
});
const result = { total: 640, points: [120, 160, 120, 120, 120], is_zero: false, explanation: 'Média de duas correções.' };

test('the mirror: numbered lines, marks as numbered notes, points, and what both reviewers said', async () => {
  const reviews = [
    makeDesk.review({ id: 31, status: 'finished', comment: 'Bom fecho.', grades: [grade(1, 120, 'Reveja os plurais.')] }),
    makeDesk.review({ id: 32, status: 'finished', comment: 'Boa leitura.', grades: [grade(1, 160, 'Poucos desvios.')] }),
    makeDesk.review({ id: 33, kind: 'test', counts: false, status: 'finished', comment: 'De treino.' }),
  ];
  const annotations = [
    makeDesk.annotation('obstaculo', { id: 72, comment: 'Acento.', suggested_text: 'obstáculo' }),
    makeDesk.annotation('os prefeito'),
    makeDesk.annotation('Some a parede', {
      id: 73,
      start: null,
      end: null,
      quote: 'trecho que saiu',
      comment: 'Perdida.',
      is_orphan: true,
    }),
  ];
  const general_annotations = [makeDesk.annotation('', { id: 74, is_general: true, start: null, end: null, comment: 'Leia em voz alta.' })];
  api.answer(compositions.get, makeDesk.composition({ reviews, annotations, general_annotations, result }));
  renderScreen('/correcao/5/impressao');
  const mirror = await screen.findByRole('article', { name: 'Espelho de Ana Conceição' });
  const lines = [...mirror.querySelectorAll('li[value]')];
  expect(lines.map((line) => line.getAttribute('value'))).toEqual(lines.map((_, at) => String(at + 1)));
  // Numbered in the order of the text, whatever the order they were made in.
  expect([...mirror.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
  const notes = within(mirror).getByRole('heading', { name: 'Marcações' }).parentElement;
  expect([...(notes?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    `${lineOf('os prefeito', lines)}, correção “os prefeito” Concordância: “os prefeitos”.`,
    `${lineOf('obstaculo', lines)}, correção “obstaculo” Acento. Sugestão: obstáculo`,
    'sem lugar no texto, correção “trecho que saiu” Perdida.',
  ]);
  const [, firstRow] = within(mirror).getAllByRole('row');
  expect(firstRow?.textContent).toContain('120Reveja os plurais.Poucos desvios.');
  expect(within(mirror).getByText('640 de 1.000')).toBeTruthy();
  const general = within(mirror).getByRole('heading', { name: 'Comentário geral' }).parentElement;
  expect(general?.textContent).toBe('Comentário geralBom fecho.Boa leitura.Leia em voz alta.');
});

/** Where the words ended up, as the notes say it. */
function lineOf(words: string, lines: Element[]) {
  const number = lines.find(({ textContent }) => textContent?.replace(/\d/g, '').includes(words))?.getAttribute('value');
  return `l. ${number}`;
}

test('thirty lines a sheet, the numbers going on; a zero says why', async () => {
  const composition_raw = Array.from({ length: 34 }, (_, at) => `Linha ${at + 1}`).join('\n');
  const reviews = [makeDesk.review({ status: 'finished', zero_grade_reason_id: 3, zero_comment: 'Outro assunto.' })];
  const zeroed = { total: 0, points: [0, 0, 0, 0, 0], is_zero: true, explanation: '' };
  api.answer(compositions.get, makeDesk.composition({ composition_raw, reviews, result: zeroed, user: null }));
  renderScreen('/correcao/5/impressao');
  const mirror = await screen.findByRole('article', { name: 'Espelho de 7F-203' });
  expect([...mirror.querySelectorAll('ol')].map((list) => list.querySelectorAll('li[value]').length)).toEqual([30, 4]);
  expect(within(mirror).getByText('Folha 2 de 2')).toBeTruthy();
  expect(mirror.querySelectorAll('ol')[1]?.querySelector('li')?.getAttribute('value')).toBe('31');
  expect(within(mirror).getByText('Redação zerada. Outro assunto.')).toBeTruthy();
});

const student = (composition_id: number | null, progress: StudentOnActivity['progress']): StudentOnActivity => ({
  user_id: (composition_id ?? 0) + 100,
  first_name: 'Ana',
  last_name: 'Conceição',
  composition_id,
  status: 'reviewed',
  progress,
  is_late: false,
  submitted_at: null,
  count_words: 300,
  total: 640,
  points: null,
  is_published: false,
  feedback_opened_at: null,
  rewriting_id: null,
  has_adaptations: false,
  reviewer_name: null,
});

test('a whole class as one document: only what is corrected, and printed when all of it is there', async () => {
  const results = [student(5, 'corrigida'), student(6, 'entregue'), student(7, 'zerada'), student(null, 'nao_iniciada')];
  api.answer(activities.studentsInfo, { results, count: 4 });
  api.answer(compositions.get, ({ params }) => makeDesk.composition({ id: (params as { id: number }).id, result })); // checked by the fake
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderScreen('/atividades/pratica/impressao?atividade=8');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: '2 espelhos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Atividade' }).getAttribute('href')).toBe('/atividades/pratica?atividade=8');
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  expect(api.asked(compositions.get).map(({ params }) => params)).toEqual([{ id: 5 }, { id: 7 }]);
});

test.each(['/atividades/pratica/impressao?atividade=8', '/atividades/pratica/impressao'])(
  'nothing corrected, nothing to print (%s)',
  async (address) => {
    api.answer(activities.studentsInfo, { results: [student(6, 'entregue')], count: 1 });
    renderScreen(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nenhum texto corrigido para imprimir' })).toBeTruthy();
  },
);
