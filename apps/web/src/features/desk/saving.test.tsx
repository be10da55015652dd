import { compositions } from '@lauda/contract/compositions';
import { reviewGrids } from '@lauda/contract/review-grids';
import { reviews } from '@lauda/contract/reviews';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { api, atTheDesk, key, killPage, open, saved, says, scene, setOnline, takes, typeIn, untilAccepted } from '../../../test/desk-scene';
import { levelId, makeDesk, placeOf } from '../../../test/make-desk';
import { outboxOf } from './saving/own-outbox';

atTheDesk();

const comment = () => screen.getByLabelText('Comentário geral');
const WORDS = 'Seu texto tem tese; falta provar a segunda causa.';

test('a lost answer is asked for again with the same key, and done once', async () => {
  let tries = 0;
  api.answer(reviews.grade, (asked) => {
    tries += 1;
    const answer = takes('grade')(asked);
    return tries === 1 ? HttpResponse.error() : answer;
  });
  await open();
  fireEvent.click(screen.getAllByRole('radio', { name: '120' })[0] ?? document.body);
  await waitFor(() => expect(tries).toBe(2), { timeout: 5000 });
  const [first, second] = api.asked(reviews.grade).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
  expect(scene.server.accepted).toHaveLength(1);
  expect(await saved()).toBeTruthy();
});

describe('without a network', () => {
  test('work goes on, is kept on the computer, survives the page, and is sent in order when the network is back', async () => {
    const rendered = await open();
    setOnline(false);
    expect(await says('Sem conexão')).toBeTruthy();
    const outbox = outboxOf(7, rendered.client);
    for (const position of [1, 2, 3, 4, 5]) {
      key(String(position), { altKey: true, code: `Digit${position}` });
      fireEvent.keyDown(document.querySelector(`[data-levels-of="${position}"] input`) ?? document.body, { key: '4' });
    }
    typeIn('Comentário geral', WORDS);
    expect(await says('Sem conexão: guardado neste computador')).toBeTruthy();
    expect(screen.getByText('Total 800 de 1000')).toBeTruthy();
    await outbox.settle(undefined, 50);
    expect(scene.server.accepted).toHaveLength(0);

    killPage(rendered);
    let isBack = () => {};
    const away = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    api.answer(reviews.grade, async (asked) => {
      await away;
      return takes('grade')(asked);
    });
    setOnline(true);
    await open();
    expect(screen.getByText('Total 800 de 1000')).toBeTruthy();
    expect(comment()).toHaveProperty('value', WORDS);
    expect(scene.server.accepted).toHaveLength(0);

    isBack();
    await untilAccepted(6);
    expect(scene.server.accepted.map(({ call, body }) => [call, body.competence_id])).toEqual([
      ...[1, 2, 3, 4, 5].map((id) => ['grade', id]),
      ['update', undefined],
    ]);
    expect(scene.server.own()).toMatchObject({ total: 800, comment: WORDS });
    expect(await saved()).toBeTruthy();
  });

  test('thirty marks and five grades made offline are stored once each, in order, at their places', async () => {
    const rendered = await open();
    setOnline(false);
    const outbox = outboxOf(7, rendered.client);
    const { annotateChange, gradeChange } = await import('./saving/changes');
    const review = makeDesk.review();
    const places = Array.from({ length: 30 }, (_, at) => ({ start: at * 7, end: at * 7 + 5 }));
    for (const [at, { start, end }] of places.entries()) {
      const quote = makeDesk.composition().composition_raw.slice(start, end);
      const draft = {
        start,
        end,
        quote,
        annotation_type: 'correcao' as const,
        competence_id: 1,
        comment: `Marca ${at}`,
        suggested_text: '',
      };
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
      outbox.add(annotateChange(review, id, draft));
      if (at % 6 === 0) outbox.add(gradeChange(review, at / 6 + 1, { level_id: levelId(at / 6 + 1, 3) }));
    }
    setOnline(true);
    await untilAccepted(35);
    const { annotations } = scene.server.state.composition;
    expect(annotations.map(({ comment: words }) => words)).toEqual(places.map((_, at) => `Marca ${at}`));
    expect(annotations.map(({ start, end }) => ({ start, end }))).toEqual(places);
    expect(scene.server.own()?.total).toBe(600);
  });

  test('a computer that keeps nothing is not said to keep it', async () => {
    await open();
    scene.disk.fill();
    setOnline(false);
    typeIn('Comentário geral', WORDS);
    expect(await says('Não salvo')).toBeTruthy();
  });
});

test('a text that is still being fetched while an earlier page’s words are saved shows them', async () => {
  const rendered = await open();
  setOnline(false);
  typeIn('Comentário geral', WORDS);
  await says('Sem conexão: guardado neste computador');
  killPage(rendered);
  const before = scene.server.state.composition;
  let reads = 0;
  api.answer(compositions.get, async () => {
    reads += 1;
    if (reads > 1) return scene.server.state.composition;
    // Read before the save, told after it.
    await untilAccepted(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return before;
  });
  api.answer(reviews.update, async (asked) => {
    await waitFor(() => expect(reads).toBe(1));
    return takes('update')(asked);
  });
  setOnline(true);
  await open();
  await waitFor(() => expect(comment()).toHaveProperty('value', WORDS));
  await saved();
  expect(comment()).toHaveProperty('value', WORDS);
  expect(scene.server.accepted).toHaveLength(1);
});

test('everything of a review is there again after the page was killed, letter by letter', async () => {
  const rendered = await open();
  await waitFor(() => expect(api.asked(reviewGrids.zeroReasons)).toHaveLength(1));
  setOnline(false);
  for (const position of [1, 2, 3, 4, 5]) {
    key(String(position), { altKey: true, code: `Digit${position}` });
    fireEvent.keyDown(document.querySelector(`[data-levels-of="${position}"] input`) ?? document.body, { key: String(position % 6) });
    const field = document.querySelector(`[data-levels-of="${position}"] textarea`) ?? document.body;
    fireEvent.change(field, { target: { value: `Competência ${position}: “ção” — 👩🏽‍🏫 ` } });
  }
  typeIn('Comentário geral', WORDS);
  const outbox = outboxOf(7, rendered.client);
  const { annotateChange } = await import('./saving/changes');
  const draft = {
    ...placeOf('os prefeito'),
    annotation_type: 'plagio' as const,
    competence_id: null,
    comment: 'De onde veio?',
    suggested_text: '',
  };
  outbox.add(annotateChange(makeDesk.review(), '00000000-0000-4000-8000-0000000000aa', draft));
  key('z');
  fireEvent.click(await screen.findByRole('radio', { name: 'Em branco' }));
  typeIn('Comentário para o estudante', 'Ainda pensando…');
  await waitFor(() =>
    expect(JSON.stringify([...(scene.disk.databases.get('lauda-drafts-7')?.get('drafts')?.values() ?? [])])).toMatch('Ainda pensando'),
  );

  killPage(rendered);
  for (const write of ['grade', 'update', 'annotate'] as const) api.answer(reviews[write], () => HttpResponse.error());
  setOnline(true);
  await open();
  for (const position of [1, 2, 3, 4, 5]) {
    expect(document.querySelector(`[data-levels-of="${position}"] input:checked`)).toHaveProperty(
      'value',
      String(levelId(position, position % 6)),
    );
    expect(document.querySelector(`[data-levels-of="${position}"] textarea`)).toHaveProperty(
      'value',
      `Competência ${position}: “ção” — 👩🏽‍🏫 `,
    );
  }
  expect(comment()).toHaveProperty('value', WORDS);
  expect(screen.getAllByText('De onde veio?').length).toBeGreaterThan(0);
  key('z');
  expect(await screen.findByRole('radio', { name: 'Em branco' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Comentário para o estudante')).toHaveProperty('value', 'Ainda pensando…');
});

test('a mark that was being worded when the page went is open again, with its words', async () => {
  const rendered = await open();
  const text = screen.getByRole('textbox', { name: /^Redação/ });
  text.focus();
  fireEvent.keyDown(text, { key: 'ArrowRight' });
  fireEvent.keyDown(text, { key: '1' });
  fireEvent.change(await screen.findByLabelText('Comentário'), { target: { value: 'Ainda estou pensan' } });
  const kept = () => JSON.stringify([...(scene.disk.databases.get('lauda-drafts-7')?.get('drafts')?.values() ?? [])]);
  await waitFor(() => expect(kept()).toMatch('Ainda estou pensan'));
  killPage(rendered);
  await open();
  expect(await screen.findByLabelText('Comentário')).toHaveProperty('value', 'Ainda estou pensan');
  expect(scene.server.accepted).toHaveLength(0);
});
