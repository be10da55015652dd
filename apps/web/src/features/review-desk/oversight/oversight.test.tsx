import { featureFlags } from '@lauda/contract/feature-flags';
import { reviewOversight } from '@lauda/contract/review-oversight';
import { reviews } from '@lauda/contract/reviews';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../../test/fake-api';
import { make } from '../../../../test/make';
import { makeReviewDesk } from '../../../../test/make-review-desk';
import { renderScreen } from '../../../../test/render-screen';

const api = fakeApi();
const { candidate, opinion, overseen, queue, reviewer } = makeReviewDesk;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  api.answer(users.me, make.me({}, [make.role({ role_type: 'coordinator', school_group: null, school_group_name: null })]));
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(reviews.queue, queue());
});

/** The texts of each state. */
const answerTexts = (of: Partial<Record<'waiting' | 'discrepant' | 'panel', ReturnType<typeof overseen>[]>>) =>
  api.answer(reviewOversight.texts, ({ query }) => make.page(of[(query as { state: keyof typeof of }).state] ?? [])); // of the contract

test('what three could not settle goes to a panel that coordination chooses', async () => {
  const three = [
    opinion(1, 'Carla', 600, [120, 120, 120, 120, 120]),
    opinion(2, 'Luciana', 400, [120, 40, 80, 80, 80]),
    opinion(3, 'Tiago', 800, [160, 200, 160, 160, 120]),
  ];
  answerTexts({ panel: [overseen({ reviews: three })] });
  api.answer(reviewOversight.candidates, { results: [candidate(), candidate({ reviewer_id: 22, name: 'Dora Lima', in_progress: 3 })] });
  api.answer(reviews.assign, { assigned: 1 });
  renderScreen('/mesa?aba=desacordos');
  const panel = await screen.findByRole('region', { name: 'Esperam a banca' });
  expect(within(panel).getByText('Carla').closest('li')?.textContent).toBe('600 CarlaC1 120C2 120C3 120C4 120C5 120');
  // Where they are furthest apart: 40 against 200.
  const standsOut = within(panel)
    .getAllByText(/^C2 /)
    .map(({ className }) => className);
  expect(new Set(standsOut).size).toBe(1);
  expect(standsOut[0]).not.toBe('');
  expect(
    within(panel)
      .getAllByText(/^C1 /)
      .every(({ className }) => className === ''),
  ).toBe(true);
  expect(screen.queryByRole('region', { name: 'Esperam a terceira correção' })).toBeNull();
  press('Formar a banca: Ana Conceição');
  const dialog = await screen.findByRole('dialog', { name: 'Formar a banca' });
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Dora Lima' }));
  expect(within(dialog).getByText('Correção oficial · 3 em andamento')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Formar a banca' }));
  expect(await screen.findByText('A banca é de Dora Lima.')).toBeTruthy();
  expect(api.asked(reviewOversight.candidates)[0]?.query).toEqual({ composition_id: [5], as_panel: true });
  expect(api.asked(reviews.assign)[0]?.body).toEqual({ compositions: [5], reviewer_id: 22, as_panel: true });
});

test('a third review that is under way says with whom, and a refusal is read in the dialog', async () => {
  const two = [opinion(1, 'Carla', 600), opinion(2, 'Luciana', 0)];
  answerTexts({
    discrepant: [
      overseen({ reviews: two }),
      overseen({ composition_id: 6, student_name: 'Bento Reis', reviews: [...two, opinion(3, 'Tiago', null)] }),
    ],
  });
  api.answer(reviewOversight.candidates, { results: [candidate()] });
  api.refuse(reviews.assign, { status: 409, body: { detail: 'Este texto já está com outra pessoa.', current: {} } });
  renderScreen('/mesa?aba=desacordos');
  expect(await screen.findByText('Está com Tiago')).toBeTruthy();
  expect(screen.getAllByText('zero')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Passar a alguém: Bento Reis' })).toBeNull();
  press('Passar a alguém: Ana Conceição');
  fireEvent.click(await screen.findByRole('radio', { name: 'Caio Meireles' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Passar a alguém' }));
  expect(await within(screen.getByRole('dialog')).findByText('Este texto já está com outra pessoa.')).toBeTruthy();
});

test('no disagreement is good news', async () => {
  answerTexts({});
  renderScreen('/mesa?aba=desacordos');
  expect(await screen.findByText('Nenhum desacordo')).toBeTruthy();
});

test('texts that nobody has are chosen and given together', async () => {
  answerTexts({ waiting: [overseen({ review_type: 'N' }), overseen({ composition_id: 6, student_name: 'Bento Reis', review_type: 'N' })] });
  api.answer(reviewOversight.candidates, { results: [candidate({ role_type: 'teacher' })] });
  api.answer(reviews.assign, { assigned: 2 });
  renderScreen('/mesa?aba=espera');
  await screen.findByRole('region', { name: 'Sem ninguém' });
  expect(screen.queryByRole('button', { name: 'Passar a alguém' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Bento Reis/ }));
  expect(screen.getByText('1 selecionado')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(screen.queryByText('1 selecionado')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar os 2 mostrados' }));
  expect(screen.getByText('2 selecionados')).toBeTruthy();
  press('Passar a alguém');
  const dialog = await screen.findByRole('dialog', { name: 'Passar 2 textos a alguém' });
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Caio Meireles' }));
  answerTexts({});
  fireEvent.click(within(dialog).getByRole('button', { name: 'Passar a alguém' }));
  expect(await screen.findByText('2 textos passados a Caio Meireles.')).toBeTruthy();
  expect(api.asked(reviews.assign)[0]?.body).toEqual({ compositions: [5, 6], reviewer_id: 21, as_panel: false });
  expect(await screen.findByText('Todo texto entregue tem quem o corrija')).toBeTruthy();
});

test('texts of different classes may have nobody in common', async () => {
  answerTexts({ waiting: [overseen()] });
  api.answer(reviewOversight.candidates, { results: [] });
  renderScreen('/mesa?aba=espera');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ana Conceição/ }));
  press('Passar a alguém');
  expect(await screen.findByText(/Ninguém pode corrigir todos estes textos/)).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Passar a alguém' }).disabled).toBe(true);
});

test('who corrects what comes in order of name, with how to read it, and few pairs say nothing', async () => {
  const people = [reviewer({ name: 'Zélia Prado' }), reviewer({ reviewer_id: 2, name: 'Ágata Nunes', agreement: null, strictness: null })];
  api.answer(reviews.reviewers, make.page(people));
  renderScreen('/mesa');
  fireEvent.click(await screen.findByRole('button', { name: 'Quem corrige' }));
  const table = await screen.findByRole('table', { name: 'Quem corrige o quê' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual(['Ágata Nunes24011 minpoucos parespoucos pares', 'Zélia Prado24011 min92%−1,4']);
  expect(screen.getByText(/de cada cem correções duplas/)).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?aba=equipe'));
});
