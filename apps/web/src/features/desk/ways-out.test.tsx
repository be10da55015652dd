import { compositions } from '@lauda/contract/compositions';
import { reviews } from '@lauda/contract/reviews';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { api, atTheDesk, key, open, press, scene, startScene, typeIn } from '../../../test/desk-scene';
import { make } from '../../../test/make';
import { levelId, makeDesk } from '../../../test/make-desk';
import { compositionKey } from './saving/keep-sent';

atTheDesk();

const total = () => screen.getByText(/^Total /).textContent;

describe('zero', () => {
  test('reasons in order, the closed one with its why, ready words with the figures; it can be undone', async () => {
    await open();
    key('z');
    const dialog = await screen.findByRole('dialog', { name: 'Zerar a redação' });
    const radios = await within(dialog).findAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['Em branco', 'Texto insuficiente', 'Fuga ao tema']);
    expect(radios[1]).toHaveProperty('disabled', true);
    expect(within(dialog).getByText('Fechado pela adaptação deste estudante.')).toBeTruthy();
    const [blank] = radios;
    if (blank) fireEvent.click(blank);
    expect(within(dialog).getByLabelText('Comentário para o estudante')).toHaveProperty('value', 'Em branco: 318 palavras, mínimo 80.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zerar' }));
    expect(await screen.findByText('Redação zerada: Em branco')).toBeTruthy();
    expect(total()).toBe('Total 0 de 1000');
    await waitFor(() => expect(scene.server.own()?.zero_grade_reason_id).toBe(1));
    press('Desfazer o zero');
    await waitFor(() => expect(scene.server.own()?.zero_grade_reason_id).toBeNull());
    expect(screen.queryByText('Redação zerada: Em branco')).toBeNull();
    // The button is gone with its notice: the grades have the focus.
    expect(document.activeElement?.closest('[data-levels-of]')).not.toBeNull();
  });

  test('whatever the dialog does, the focus is back where it was', async () => {
    await open();
    const text = screen.getByRole('textbox', { name: /^Redação/ });
    text.focus();
    key('z', {}, text);
    const blank = await screen.findByRole('radio', { name: 'Em branco' });
    await waitFor(() => expect(document.activeElement).toBe(blank));
    // Its own way back never comes.
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    fireEvent.click(blank);
    fireEvent.submit(blank);
    await waitFor(() => expect(document.activeElement).toBe(text));
    vi.restoreAllMocks();
  });

  test('by keys alone: the first reason that can be chosen has the focus, and the same key takes the zero back', async () => {
    await open();
    key('z');
    const blank = await screen.findByRole('radio', { name: 'Em branco' });
    await waitFor(() => expect(document.activeElement).toBe(blank));
    expect(screen.queryByRole('button', { name: 'Desfazer o zero' })).toBeNull();
    fireEvent.click(blank);
    fireEvent.submit(blank);
    await waitFor(() => expect(scene.server.own()?.zero_grade_reason_id).toBe(1));
    key('z');
    const dialog = await screen.findByRole('dialog', { name: 'Zerar a redação' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Desfazer o zero' }));
    await waitFor(() => expect(scene.server.own()?.zero_grade_reason_id).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('ways out', () => {
  const complete = makeDesk.composition().genre.competences.map(({ id }) => ({
    competence_id: id,
    level_id: levelId(id, 3),
    points: 120,
    comment: '',
    justification: '',
    version: 1,
  }));

  test('what is lacking is shown where it is lacking', async () => {
    await open();
    key('Enter', { ctrlKey: true });
    expect(await screen.findByText('Falta a nota de Norma-padrão.')).toBeTruthy();
    expect(api.asked(reviews.update)).toHaveLength(0);
  });

  test('finishing goes on to the next text of the activity, and can be taken back', async () => {
    startScene(makeDesk.composition({ reviews: [makeDesk.review({ grades: complete })] }));
    const next = makeDesk.composition({ id: 6, title: 'Outro', reviews: [makeDesk.review({ id: 40, composition_id: 6 })] });
    const first = () => scene.server.state.composition;
    api.answer(compositions.get, ({ params }) => ((params as { id: number }).id === 6 ? next : first())); // checked by the fake
    api.answer(reviews.claim, { review: null, composition_id: 6 });
    await open();
    key('Enter', { ctrlKey: true });
    // A pointer on the notice keeps it, however long the rest takes.
    fireEvent.mouseEnter((await screen.findByText('Correção finalizada.')).parentElement ?? document.body);
    expect(await screen.findByRole('heading', { level: 2, name: 'Outro' })).toBeTruthy();
    expect(api.asked(reviews.claim)[0]?.body).toEqual({ test_id: 8, after: 5 });
    await waitFor(() => expect(scene.server.own()?.status).toBe('finished'));
    press('Desfazer');
    await waitFor(() => expect(scene.server.own()?.status).toBe('in_progress'));
    await waitFor(() => expect(window.location.pathname).toBe('/correcao/5'));
  });

  test('a reviewer of the queue has the next text ready before asking for it', async () => {
    api.answer(users.me, make.me({}, [make.role({ role_type: 'reviewer:oficial' })]));
    startScene(makeDesk.composition({ user: null, reviews: [makeDesk.review({ kind: 'official', grades: complete })] }));
    const next = makeDesk.composition({ id: 6, title: 'Outro', reviews: [makeDesk.review({ id: 40, composition_id: 6 })] });
    const first = () => scene.server.state.composition;
    api.answer(compositions.get, ({ params }) => ((params as { id: number }).id === 6 ? next : first())); // checked by the fake
    api.answer(reviews.claim, { review: makeDesk.review({ id: 40, composition_id: 6 }), composition_id: 6 });
    const { client } = await open();
    await waitFor(() => expect(client.getQueryData(compositionKey(6))).toBeTruthy());
    press(/Finalizar e ir à próxima/);
    // At hand as the next one is, nobody is shown how this one looks when it is finished.
    expect(screen.queryByRole('button', { name: 'Reabrir correção' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 2, name: 'Outro' })).toBeTruthy();
    expect(api.asked(reviews.claim)).toHaveLength(1);
    expect(api.asked(compositions.get)).toHaveLength(2);
    press('Anterior');
    expect(await screen.findByRole('heading', { level: 2, name: 'Quem apaga a rua apaga a gente' })).toBeTruthy();
  });

  test('abandoning asks why and keeps the draft', async () => {
    api.answer(reviews.abandon, makeDesk.review({ status: 'abandoned' }));
    await open();
    typeIn('Comentário geral', 'Volto depois.');
    key('a');
    const dialog = await screen.findByRole('dialog', { name: 'Abandonar a correção' });
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'Sem tempo' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Abandonar' }));
    await waitFor(() => expect(api.asked(reviews.abandon)[0]?.body).toEqual({ reason_id: 1 }));
    expect(scene.server.own()?.comment).toBe('Volto depois.');
  });
});
