import { analysis } from '@lauda/contract/analysis';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, atTheDesk, open, press, scene, startScene, untilAccepted } from '../../../test/desk-scene';
import { makeDesk, placeOf } from '../../../test/make-desk';
import { makeReviewDesk } from '../../../test/make-review-desk';

atTheDesk();

test('what also stands elsewhere is shown beside its source, and one click marks it', async () => {
  api.answer(analysis.similarity, makeReviewDesk.similarity());
  await open();
  press('Semelhança');
  expect(await screen.findByText('12% do texto também está em outro lugar.')).toBeTruthy();
  expect(screen.getByText('25 de 27 linhas próprias')).toBeTruthy();
  expect(screen.getByText('Texto motivador: A praça')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como cópia' }));
  await untilAccepted(1);
  expect(scene.server.accepted[0]).toMatchObject({
    call: 'annotate',
    body: {
      annotation_type: 'plagio',
      ...placeOf('Conhecemos Roma e não conhecemos a própria praça'),
      comment: expect.stringContaining('“A praça”'),
    },
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Marcado' }).disabled).toBe(true);
});

test('fewer than eight lines of one’s own are told as the exam tells them; a text out of reach has no name', async () => {
  const [passage] = makeReviewDesk.similarity().passages;
  if (!passage) throw new Error('a sample without a passage');
  const passages = [{ ...passage, source: 'composition' as const, source_title: '' }];
  api.answer(analysis.similarity, makeReviewDesk.similarity({ own_lines: 7, passages }));
  await open();
  press('Semelhança');
  expect(await screen.findByText(/^7 de 27 linhas próprias\. Com menos de 8/)).toBeTruthy();
  expect(screen.getByText('Outra redação: redação de outra turma')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Abrir a outra redação' })).toBeNull();
});

test('a text like no other says so', async () => {
  api.answer(
    analysis.similarity,
    makeReviewDesk.similarity({ share: 0, share_of_theme: 0, share_of_others: 0, own_lines: 27, passages: [] }),
  );
  await open();
  press('Semelhança');
  expect(await screen.findByText('Nenhum trecho igual a outro texto.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Marcar como cópia' })).toBeNull();
});

test('whoever only reads sees the passages and marks none', async () => {
  startScene(makeDesk.composition({ reviews: [makeDesk.review({ status: 'finished', finished: '2026-11-15T15:00:00-03:00' })] }));
  api.answer(analysis.similarity, makeReviewDesk.similarity());
  await open();
  press('Semelhança');
  expect(await screen.findByText('Texto motivador: A praça')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Marcar como cópia' })).toBeNull();
});
