import { type AnalysisState, analysis, type Highlight } from '@lauda/contract/analysis';
import { featureFlags } from '@lauda/contract/feature-flags';
import { reviewGrids } from '@lauda/contract/review-grids';
import { users } from '@lauda/contract/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';
import { segmentsOf } from './segments';
import { texts } from './texts';

const api = fakeApi();
const BAD = 'O descazo é grande.\nA gente vai na escola.';

const mark = (changes: Partial<Highlight>): Highlight => ({
  key: 'k1',
  paragraph: 0,
  boundaries: [2, 9],
  start: 2,
  end: 9,
  category: 'erros_ortograficos',
  rule: 'unknown-word',
  confidence: 0.9,
  comment: 'Esta palavra não está no dicionário.',
  suggestions: ['descaso'],
  competence: 1,
  ...changes,
});
const reading = (highlights: Highlight[], changes: Partial<AnalysisState> = {}): AnalysisState => ({
  id: 7,
  composition_id: null,
  state: 'done',
  text_hash: 'ab',
  engine: '1.0.0',
  result: {
    highlights,
    stats: {
      indicators: { palavras: 9, oralidades: 1 },
      targets: { palavras: { min: 300, max: 480 } },
      connectives: { aditivos: ['além disso'] },
    },
    intervention: {
      agente: { start: 22, end: 29, text: 'A gente' },
      acao: null,
      meio: null,
      finalidade: null,
      detalhamento: null,
    },
  },
  ai_score: {
    ai_score: null,
    reason: 'O texto é curto demais para uma nota automática.',
    competences: [],
    band: null,
    reasons: [],
    model: null,
    agreement: null,
  },
  failure: null,
  created: '2026-11-15T10:00:00Z',
  finished: '2026-11-15T10:00:01Z',
  ...changes,
});
const MARKS = [
  mark({}),
  mark({ key: 'k2', paragraph: 1, boundaries: [0, 7], start: 20, end: 27, category: 'oralidades', suggestions: [], rule: 'orality' }),
];

beforeEach(() => {
  api.answer(users.me, make.me({ is_staff: true }, []));
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(reviewGrids.genres, make.page([]));
});

async function paste(text = BAD, search = '') {
  renderScreen(`/administracao/leitura${search}`);
  fireEvent.change(await screen.findByLabelText(texts.text), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: texts.read }));
}

test('a pasted text shows its marks, figures, elements and why it has no grade', async () => {
  api.answer(analysis.request, reading([], { state: 'queued', result: null, ai_score: null, finished: null }));
  api.answer(analysis.get, reading(MARKS));
  let sendGenres = () => {};
  api.answer(reviewGrids.genres, () => new Promise((resolve) => (sendGenres = () => resolve(make.page([])))));
  await paste(BAD, '?genero=3');
  const paper = await screen.findByRole('region', { name: texts.paper });
  // Sent before the list of genres had come.
  expect(api.asked(analysis.request)[0]?.body).toMatchObject({ genre_id: 3 });
  sendGenres();
  expect([...paper.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['descazo', 'A gente']);
  expect(paper.textContent).toBe(BAD.replace('\n', ''));
  expect(screen.getByText(texts.done(2))).toBeTruthy();
  expect(screen.getByText(texts.range(300, 480), { exact: false })).toBeTruthy();
  expect(screen.getByText(texts.outside)).toBeTruthy();
  expect(screen.getByText('“A gente”')).toBeTruthy();
  expect(screen.getByText(/curto demais/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.groupCount(texts.groups.orality, 1) }));
  expect([...paper.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['descazo']);
});

test('without a genre nothing is expected and no grade is suggested: the page says what to choose', async () => {
  const { result } = reading(MARKS);
  api.answer(analysis.request, reading([], { state: 'queued', result: null, ai_score: null, finished: null }));
  api.answer(analysis.get, reading(MARKS, { result: result && { ...result, stats: { ...result.stats, targets: {} } } }));
  await paste();
  expect(await screen.findByText(texts.chooseGenre)).toBeTruthy();
  expect(screen.queryByText(/curto demais/)).toBeNull();
  expect(screen.getByRole('table', { name: texts.statsAlone })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: texts.target })).toBeNull();
});

test('a second over a mark its tip speaks; a suggestion replaces the words and the text is read again', async () => {
  api.answer(analysis.request, ({ body }) => reading(JSON.stringify(body).includes('descazo') ? MARKS : []));
  api.answer(analysis.get, reading(MARKS));
  await paste();
  const paper = await screen.findByRole('region', { name: texts.paper });
  const [word] = paper.querySelectorAll('mark');
  vi.useFakeTimers();
  fireEvent.pointerOver(word as Element);
  act(() => void vi.advanceTimersByTime(900));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  const tip = screen.getByRole('tooltip');
  vi.useRealTimers();
  expect(tip.textContent).toContain('não está no dicionário');
  fireEvent.click(within(tip).getByRole('button', { name: texts.accept('descaso') }));
  await screen.findByDisplayValue(/O descaso é grande/);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('OUTPUT'));
  const [, second] = api.asked(analysis.request);
  expect(second?.body).toEqual({ composition_raw: BAD.replace('descazo', 'descaso') });
});

test('a text that cannot be read says so', async () => {
  api.answer(analysis.request, reading([], { state: 'failed', result: null, failure: 'A máquina não conseguiu ler este texto.' }));
  api.answer(analysis.get, reading([], { state: 'failed', result: null, failure: 'A máquina não conseguiu ler este texto.' }));
  await paste();
  expect(await screen.findByText('A máquina não conseguiu ler este texto.')).toBeTruthy();
});

test('an empty text is not sent', async () => {
  await paste('  \n ');
  expect(await screen.findByText(texts.blank)).toBeTruthy();
  expect(api.asked(analysis.request)).toEqual([]);
});

test('whoever is not of the staff has no such page', async () => {
  api.answer(users.me, make.me({}, [make.role({ role_type: 'teacher' })]));
  renderScreen('/administracao/leitura');
  expect(await screen.findByText('Esta tela não é do seu perfil', { exact: false })).toBeTruthy();
  expect(screen.getByText(texts.notYours)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Motor de leitura' })).toBeNull();
});

test('the pieces of a paragraph join back to it, and of two marks on the same words the shorter is painted', () => {
  const text = 'Um texto de exemplo.';
  const marks = [
    mark({ key: 'long', boundaries: [0, 19] }),
    mark({ key: 'short', boundaries: [3, 8] }),
    mark({ key: 'beyond', boundaries: [15, 90] }),
  ];
  const pieces = segmentsOf(text, marks);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap((piece) => piece.mark?.key ?? [])).toEqual(['short']);
});
