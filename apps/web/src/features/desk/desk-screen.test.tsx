import { analysis } from '@lauda/contract/analysis';
import { compositions } from '@lauda/contract/compositions';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { reviews } from '@lauda/contract/reviews';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, atTheDesk, key, open, press, saved, says, scene, startScene, takes, typeIn, untilAccepted } from '../../../test/desk-scene';
import { make } from '../../../test/make';
import { levelId, makeDesk, placeOf } from '../../../test/make-desk';
import { texts as savedTexts } from '../../lib/texts';

atTheDesk();

const grading = () => screen.getByRole('complementary', { name: 'Notas' });
const level = (competence: string, points: number) =>
  within(within(grading()).getByRole('region', { name: competence })).getByRole('radio', { name: String(points) });
const total = () => screen.getByText(/^Total /).textContent;

describe('what the header says', () => {
  test('who, theme, genre, grid, adaptations, time and how it is saved', async () => {
    await open();
    expect(screen.getByText('Ana Conceição, 3º EM A')).toBeTruthy();
    expect(screen.getByText('Dissertativo-argumentativo')).toBeTruthy();
    expect(screen.getByText('Grade ENEM')).toBeTruthy();
    expect(screen.getByText('PCD: desconsiderar tamanho')).toBeTruthy();
    expect(screen.getByText('6 min')).toBeTruthy();
    expect(await says(savedTexts.saved(makeDesk.review().last_saved ?? ''))).toBeTruthy();
  });

  test.each([
    ['a reading that fails is said', 'Um texto.', 1],
    ['of a blank sheet there is nothing to say', '', 0],
  ])('%s', async (_, composition_raw, times) => {
    startScene(makeDesk.composition({ composition_raw, annotations: [] }));
    const refusal = { status: 400, body: { composition_raw: [messages.blankText] } };
    api.refuse(analysis.ofComposition, refusal);
    await open();
    await waitFor(() => expect(api.asked(analysis.ofComposition).length).toBeGreaterThan(0));
    // Time for the refusal to be heard.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryAllByText('A leitura automática falhou.')).toHaveLength(times);
  });

  test('a blind reviewer sees a code, and no name anywhere', async () => {
    startScene(makeDesk.composition({ user: null, test: { ...makeDesk.composition().test, school_group_name: null } }));
    await open();
    expect(screen.getByText('código 7F-203')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Ana|Conceição|3º EM A/);
  });
});

describe('what one may do with a text', () => {
  test('nobody corrects it: it can be begun', async () => {
    startScene(makeDesk.composition({ reviews: [], status: 'submitted' }));
    api.answer(reviews.start, () => {
      const review = makeDesk.review();
      scene.server.state.composition = { ...scene.server.state.composition, reviews: [review] };
      return review;
    });
    await open();
    expect(screen.queryByRole('button', { name: 'Finalizar e ir à próxima' })).toBeNull();
    press('Iniciar correção');
    expect(await screen.findByRole('button', { name: /Finalizar e ir à próxima/ })).toBeTruthy();
    expect(api.asked(reviews.start)[0]?.body).toEqual({ composition_id: 5 });
  });

  test('who may not correct reads, and is told why', async () => {
    startScene(makeDesk.composition({ reviews: [], can_review: false, review_refusal: messages.reviewTaken }));
    await open();
    expect(screen.getByText(messages.reviewTaken)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Iniciar correção' })).toBeNull();
    fireEvent.click(level('Norma-padrão', 120));
    expect(api.asked(reviews.grade)).toHaveLength(0);
  });

  test('a finished one is read, and reopened where it is one’s own', async () => {
    startScene(
      makeDesk.composition({ reviews: [makeDesk.review({ status: 'finished', finished: '2026-11-14T15:00:00-03:00', version: 6 })] }),
    );
    await open();
    expect(screen.getByText('Correção finalizada em 14 de novembro.')).toBeTruthy();
    press('Reabrir correção');
    expect(await screen.findByRole('button', { name: /Finalizar e ir à próxima/ })).toBeTruthy();
    expect(api.asked(reviews.update)[0]?.body).toEqual({ version: 6, status: 'in_progress' });
  });

  test('an abandoned one is taken up again', async () => {
    startScene(makeDesk.composition({ reviews: [makeDesk.review({ status: 'abandoned' })] }));
    api.answer(reviews.start, makeDesk.review());
    await open();
    expect(screen.getByRole('button', { name: 'Retomar correção' })).toBeTruthy();
  });

  test('what others gave, and how the final grade came about', async () => {
    const other = makeDesk.review({ id: 32, is_own: false, reviewer_name: null, ordinal: 2, status: 'finished', total: 640 });
    const result = { total: 620, points: [120, 120, 120, 120, 140], is_zero: false, explanation: 'Média de duas correções: 600 e 640.' };
    startScene(makeDesk.composition({ reviews: [makeDesk.review({ status: 'finished' }), other], result }));
    await open();
    expect(screen.getByText('Média de duas correções: 600 e 640.')).toBeTruthy();
    expect(screen.getByText('2ª correção · 640')).toBeTruthy();
  });
});

describe('grading', () => {
  test('a level is kept at once, shows what it says and what the next one asks for, and counts', async () => {
    await open();
    expect(total()).toBe('Total 0 de 1000, faltam 5 competências');
    fireEvent.click(level('Norma-padrão', 120));
    expect(total()).toBe('Total 120 de 1000, faltam 4 competências');
    const card = within(grading()).getByRole('region', { name: 'Norma-padrão' });
    expect(within(card).getAllByText(/Ligações de nível 3/).length).toBeGreaterThan(0);
    expect(within(card).getByText('Para 160:')).toBeTruthy();
    await untilAccepted(1);
    expect(api.asked(reviews.grade)[0]?.body).toEqual({ competence_id: 1, version: 0, level_id: levelId(1, 3) });
    expect(await saved()).toBeTruthy();
  });

  test('Alt and a number leads to a competence; digits and arrows choose, Enter goes on', async () => {
    await open();
    key('2', { altKey: true, code: 'Digit2' });
    await waitFor(() => expect(document.activeElement).toBe(level('Tema e repertório', 0)));
    const group = () => document.activeElement ?? document.body;
    fireEvent.keyDown(group(), { key: '3' });
    expect(level('Tema e repertório', 120)).toHaveProperty('checked', true);
    fireEvent.keyDown(group(), { key: 'ArrowUp' });
    expect(level('Tema e repertório', 160)).toHaveProperty('checked', true);
    fireEvent.keyDown(group(), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(level('Argumentação', 0)));
    fireEvent.keyDown(group(), { key: 'ArrowLeft' });
    expect(level('Argumentação', 200)).toHaveProperty('checked', true);
    await untilAccepted(2);
    expect(scene.server.own()?.total).toBe(360);
  });

  test('a top grade is justified where the school asks for it', async () => {
    api.answer(featureFlags.evaluate, make.flags('max_grade_justification'));
    await open();
    fireEvent.click(level('Norma-padrão', 200));
    expect(total()).toBe('Total 200 de 1000, faltam 4 competências e falta 1 justificativa');
    typeIn(/Justificativa da nota máxima/, 'Nenhum desvio em 30 linhas.');
    expect(total()).toBe('Total 200 de 1000, faltam 4 competências');
    await waitFor(() => expect(scene.server.own()?.grades[0]?.justification).toBe('Nenhum desvio em 30 linhas.'));
  });

  test('the elements of the proposal propose a level', async () => {
    await open();
    key('5', { altKey: true, code: 'Digit5' });
    press('Conferir e marcar');
    expect(screen.getByRole('button', { name: 'agente' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/2 elementos → nível sugerido 80\./)).toBeTruthy();
    press('finalidade');
    press('Usar 120');
    expect(level('Intervenção', 120)).toHaveProperty('checked', true);
    await waitFor(() => expect(scene.server.own()?.elements).toHaveLength(3));
    const agent = scene.server.own()?.elements.find(({ element }) => element === 'agente');
    expect(agent).toMatchObject({ state: 'presente', start: placeOf('O Ministério da Cultura').start });
  });

  test('the machine speaks only after the person’s own grades', async () => {
    const agreement = { qwk: 0.71, rmse: 92, texts: 214 };
    api.answer(analysis.aiScore, {
      ai_score: 640,
      reason: null,
      competences: [120, 120, 160, 120, 120],
      band: [560, 720],
      reasons: [],
      model: 'm',
      agreement,
    });
    await open();
    expect(screen.getByText('Aparece depois das suas notas.')).toBeTruthy();
    for (const [position, name] of ['Norma-padrão', 'Tema e repertório', 'Argumentação', 'Coesão', 'Intervenção'].entries()) {
      key(String(position + 1), { altKey: true, code: `Digit${position + 1}` });
      fireEvent.click(level(name, 160));
    }
    expect(api.asked(analysis.aiScore)).toHaveLength(0);
    expect(await screen.findByText('640 pontos, provavelmente entre 560 e 720')).toBeTruthy();
    expect(screen.getByText(/Em 214 textos que nunca viu, o erro típico foi de 92 pontos; concordância boa/)).toBeTruthy();
    expect(total()).toBe('Total 800 de 1000');
  });

  test('decisions about highlights are counted where they weigh', async () => {
    startScene(makeDesk.composition({ reviews: [makeDesk.review({ highlight_decisions: { 'spell:obstaculo': 'accepted' } })] }));
    await open();
    expect(await screen.findByText('1 desvio aceito · 3 por decidir')).toBeTruthy();
  });

  test('where the last competence judges the conventions, they are counted there', async () => {
    const { genre } = makeDesk.composition();
    const turned = genre.competences.map((one, i, all) => ({ ...one, aspect: all[all.length - 1 - i]?.aspect ?? null }));
    const reviews = [makeDesk.review({ highlight_decisions: { 'spell:obstaculo': 'accepted' } })];
    startScene(makeDesk.composition({ genre: { ...genre, competences: turned }, reviews }));
    await open();
    key('5', { altKey: true, code: 'Digit5' });
    const card = (await screen.findByText('1 desvio aceito · 3 por decidir')).closest('section');
    expect(card?.getAttribute('data-competence')).toBe('5');
  });
});

test('a phone shows one part at a time, and the address says which', async () => {
  const { router } = await open('/correcao/5?parte=nota');
  expect(screen.getByRole('button', { name: 'Nota' }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Marcas' }));
  await waitFor(() => expect(router.state.location.search).toBe('?parte=marcas'));
});

test('highlights are counted by category, and switched', async () => {
  await open();
  const grammar = await screen.findByRole('button', { name: 'Gramática, 2 destaques' });
  expect(grammar.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(grammar);
  expect(grammar.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Conectivos distintos').nextElementSibling?.textContent).toBe('14, fora do esperado. Esperado: ao menos 16.');
  // Guessed from the words; the lines of the sheet are counted beside what they were compared with.
  expect(screen.queryByText('Linhas próprias')).toBeNull();
});

test('what was not read yet is not said to have no marks', async () => {
  api.answer(analysis.ofComposition, makeDesk.analysis({ state: 'running', result: null, finished: null }));
  await open();
  expect(await screen.findByText('Lendo o texto…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ortografia' }).textContent).toBe('Ortografia');
});

test('a slow answer of an old text never lands on the new one', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.answer(reviews.grade, async (asked) => {
    await held;
    return takes('grade')(asked);
  });
  const { router } = await open();
  fireEvent.click(level('Norma-padrão', 120));
  await waitFor(() => expect(api.asked(reviews.grade)).toHaveLength(1));
  const other = makeDesk.composition({ id: 6, title: 'Outro', reviews: [makeDesk.review({ id: 40, composition_id: 6 })] });
  const first = () => scene.server.state.composition;
  api.answer(compositions.get, ({ params }) => ((params as { id: number }).id === 6 ? other : first())); // checked by the fake
  await router.navigate('/correcao/6');
  await screen.findByRole('heading', { level: 2, name: 'Outro' });
  await screen.findByText(/^Total /);
  release();
  await untilAccepted(1);
  expect(total()).toBe('Total 0 de 1000, faltam 5 competências');
  await router.navigate('/correcao/5');
  await waitFor(() => expect(total()).toBe('Total 120 de 1000, faltam 4 competências'));
});
