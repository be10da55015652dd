import { type Composition, compositions } from '@lauda/contract/compositions';
import { featureFlags } from '@lauda/contract/feature-flags';
import { reviews } from '@lauda/contract/reviews';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeDesk } from '../../../test/make-desk';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const done = (id: number, comment: string) => [makeDesk.review({ id, status: 'finished', comment, total: 640 })];
const first = makeDesk.composition({ id: 5, child_id: 6, composition_raw: 'A praça some.\nFim.', reviews: done(31, 'Falta o porquê.') });
const second = makeDesk.composition({ id: 6, parent_id: 5, composition_raw: 'A praça fica.\nFim.', reviews: done(32, 'Agora sim.') });

const marks = [
  { ...makeDesk.annotation('os prefeito', { id: 71, comment: 'Plural.' }), is_rewritten: true },
  { ...makeDesk.annotation('obstaculo', { id: 72, comment: 'Acento.', version: 3 }), is_rewritten: false },
];

const give = (...texts: Composition[]) =>
  api.answer(compositions.get, ({ params }) => {
    const found = texts.find(({ id }) => id === (params as { id: number }).id); // checked by the fake
    if (!found) throw new Error('a text that no test knows');
    return found;
  });

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(reviews.compare, {
    parent: {
      review: makeDesk.review({ id: 31, total: 600 }),
      title: '',
      composition_raw: first.composition_raw,
      annotations: [...marks, makeDesk.annotation('Some a parede', { id: 73, annotation_type: 'elogio' })],
    },
    child: { review: makeDesk.review({ id: 32, total: 640 }), title: '', composition_raw: second.composition_raw, annotations: [] },
    competences: [
      { competence_id: 1, position: 1, short_name: 'Norma-padrão', before: 160, after: 120, gained: -40 },
      { competence_id: 2, position: 2, short_name: 'Tema e repertório', before: 80, after: 160, gained: 80 },
      { competence_id: 3, position: 3, short_name: 'Argumentação', before: 120, after: 120, gained: 0 },
    ],
    gained: 40,
    marks,
  });
});

test.each([5, 6])('from either version: the words that left and came, the points gained, what was taken to heart (%i)', async (id) => {
  give(first, second);
  renderScreen(`/correcao/${id}/versoes`);
  const before = await screen.findByRole('article', { name: 'Primeira versão' });
  const after = screen.getByRole('article', { name: 'Segunda versão' });
  expect(before.querySelector('del')?.textContent).toBe('[tirado: some]');
  expect(before.querySelector('ins')).toBeNull();
  expect(after.querySelector('ins')?.textContent).toBe('[novo: fica]');
  const table = await screen.findByRole('table', { name: 'Pontos por competência' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.lastElementChild?.textContent),
  ).toEqual(['Ganho', '−40', '+80', 'igual', '+40']);
  const marked = screen.getByRole('region', { name: 'Marcações da primeira versão' });
  expect(within(marked).getByText('1 de 2 trechos marcados mudaram na reescrita.')).toBeTruthy();
  expect(within(marked).getAllByRole('listitem')[1]?.querySelector('p')?.textContent).toBe('obstaculo: Acento. continua igual');
  expect(api.asked(reviews.compare)[0]?.params).toEqual({ parent_review_id: 31, review_id: 32 });
  // Both reviews stay readable.
  expect(within(before).getByText('Falta o porquê.')).toBeTruthy();
  expect(within(after).getByText('Agora sim.')).toBeTruthy();
});

test('whoever made a mark says that it is resolved; one that cannot be saved goes back to what it was', async () => {
  give(first, second);
  api.answer(reviews.changeAnnotation, makeDesk.annotation('os prefeito', { id: 71, is_resolved: true, version: 2 }));
  renderScreen('/correcao/6/versoes');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Resolvida: “os prefeito”' });
  box.focus();
  fireEvent.click(box);
  expect([box.disabled, document.activeElement]).toEqual([false, box]);
  expect(await screen.findByText('1 de 2 trechos marcados mudaram na reescrita; 1 resolvido.')).toBeTruthy();
  await waitFor(() => expect(api.asked(reviews.changeAnnotation)[0]?.body).toEqual({ version: 1, is_resolved: true }));
  await waitFor(() => expect(box.getAttribute('aria-disabled')).toBe('false'));

  api.refuse(reviews.changeAnnotation, { status: 409, body: { detail: 'Isto mudou enquanto você escrevia.', current: marks[1] } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Resolvida: “obstaculo”' }));
  await waitFor(() => expect(api.asked(reviews.changeAnnotation)).toHaveLength(2));
  expect(await screen.findByText('Isto mudou enquanto você escrevia.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Resolvida: “obstaculo”' }).checked).toBe(false));
});

test('grades are compared once both are there, and not before', async () => {
  give(first, { ...second, reviews: [] });
  renderScreen('/correcao/6/versoes');
  expect(await screen.findByText(/A comparação de notas aparece quando/)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Segunda versão' })).getByText('Ainda sem correção terminada.')).toBeTruthy();
  expect(api.asked(reviews.compare)).toHaveLength(0);
});

test('a text without another version says so and leads to its review', async () => {
  give(makeDesk.composition());
  renderScreen('/correcao/5/versoes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Este texto não tem outra versão' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir a correção' }).getAttribute('href')).toBe('/correcao/5');
});
