import { auth } from '@lauda/contract/auth';
import { commentBank } from '@lauda/contract/comment-bank';
import type { Endpoint } from '@lauda/contract/endpoint';
import { reviews } from '@lauda/contract/reviews';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, atTheDesk, key, open, saved, scene, serverIsWell, startScene, typeIn } from '../../../test/desk-scene';
import { FAILURES, type Failure } from '../../../test/failures';
import { levelId, makeDesk } from '../../../test/make-desk';
import { texts as callTexts } from '../../lib/texts';
import { outboxOf } from './saving/own-outbox';
import { bankComment } from './sheet/sheet-fixture';
import { texts as sheetTexts } from './sheet/texts';
import { texts } from './texts';

atTheDesk();

const WORDS = 'Seu texto tem tese; falta provar a segunda causa — “ção”.';
const mark = makeDesk.annotation('os prefeito');

beforeEach(() => api.answer(auth.refresh, { csrf: 'renovado' }));

/** As long as a save may take, in a moment. */
function hurrySaves() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(Math.min(ms, 60)));
}

type Form = {
  name: string;
  endpoint: Endpoint;
  fill: () => Promise<unknown> | unknown;
  /** What was typed, still in its field. */
  stays: () => void;
  arrived: () => void;
  /** A form that sends at a press tells the failure itself; the others are saved as one writes, and the header tells it. */
  send?: () => void;
  mend?: () => void;
};

// By label and value rather than by role: a hundred desks are opened here, and roles are dear to compute.
const ownLevel = () => document.querySelector(`[data-levels-of="1"] input[value="${levelId(1, 3)}"]`) ?? document.body;
const ownGrade = () => document.querySelector('[data-levels-of="1"] textarea');
const edit = async () => fireEvent.click((await screen.findAllByLabelText('Mudar'))[0] ?? document.body);
const inMark = () => screen.getByLabelText('Comentário');

/** Opens the form of a new mark on the first word. */
async function beginMark() {
  const text = screen.getByLabelText(/^Redação/);
  text.focus();
  fireEvent.keyDown(text, { key: 'ArrowRight' });
  fireEvent.keyDown(text, { key: '1' });
  fireEvent.change(await screen.findByLabelText('Comentário'), { target: { value: WORDS } });
}
async function opensAgainWith(words: string) {
  await edit();
  expect(inMark()).toHaveProperty('value', words);
  fireEvent.keyDown(inMark(), { key: 'Escape' });
}
const storedMark = (words: string) => expect(scene.server.state.composition.annotations.map(({ comment }) => comment)).toContain(words);

const FORMS: Form[] = [
  {
    name: 'the grade and the comment of a competence',
    endpoint: reviews.grade,
    fill: () => {
      fireEvent.click(ownLevel());
      fireEvent.change(ownGrade() ?? document.body, { target: { value: WORDS } });
    },
    stays: () => {
      expect(ownLevel()).toHaveProperty('checked', true);
      expect(ownGrade()).toHaveProperty('value', WORDS);
    },
    arrived: () => expect(scene.server.own()?.grades).toMatchObject([{ competence_id: 1, points: 120, comment: WORDS }]),
  },
  {
    name: 'the general comment',
    endpoint: reviews.update,
    fill: () => typeIn('Comentário geral', WORDS),
    stays: () => expect(screen.getByLabelText('Comentário geral')).toHaveProperty('value', WORDS),
    arrived: () => expect(scene.server.own()?.comment).toBe(WORDS),
  },
  {
    name: 'a zero with its reason and words',
    endpoint: reviews.zero,
    fill: async () => {
      key('z');
      fireEvent.click(await screen.findByLabelText('Em branco'));
      typeIn('Comentário para o estudante', WORDS);
      fireEvent.click(screen.getByText('Zerar').closest('button') ?? document.body);
      await screen.findByText('Redação zerada: Em branco');
    },
    stays: () => expect(screen.getByLabelText('Comentário para o estudante')).toHaveProperty('value', WORDS),
    arrived: () => expect(scene.server.own()).toMatchObject({ zero_grade_reason_id: 1, zero_comment: WORDS }),
  },
  {
    name: 'a new mark',
    endpoint: reviews.annotate,
    fill: async () => {
      await beginMark();
      fireEvent.keyDown(inMark(), { key: 'Enter' });
    },
    stays: () => expect(screen.getAllByText(WORDS).length).toBeGreaterThan(0),
    arrived: () => storedMark(WORDS),
  },
  {
    name: 'a mark that is changed',
    endpoint: reviews.changeAnnotation,
    fill: async () => {
      await edit();
      fireEvent.change(inMark(), { target: { value: WORDS } });
      fireEvent.keyDown(inMark(), { key: 'Enter' });
    },
    stays: () => expect(screen.getAllByText(WORDS).length).toBeGreaterThan(0),
    arrived: () => storedMark(WORDS),
  },
  {
    name: 'a comment kept in the bank',
    endpoint: commentBank.create,
    fill: beginMark,
    send: () => fireEvent.click(screen.getByLabelText('Guardar no banco')),
    stays: () => expect(inMark()).toHaveProperty('value', WORDS),
    mend: () => api.answer(commentBank.create, bankComment({ text: WORDS })),
    arrived: () => expect(screen.getByText(sheetTexts.composer.kept)).toBeTruthy(),
  },
];

/** What one reads: where nothing came back, the header says where the words are meanwhile. */
const told = ({ words }: Failure, isSaved: boolean) => (isSaved && words === callTexts.noConnection ? texts.saving.kept : words);

const CASES = FORMS.flatMap((form) => FAILURES.map((failure) => ({ form, failure, name: `${form.name}: ${failure.name}` })));

describe('REL-11: a save that fails keeps what was typed, says so in Portuguese, and needs no retyping', () => {
  test('sixteen ways to fail, six forms', () => expect(CASES).toHaveLength(96));

  test.each(CASES.map(({ name, ...one }) => [name, one] as const))('%s', async (_name, { form, failure }) => {
    if (form.endpoint === reviews.changeAnnotation) startScene(makeDesk.composition({ annotations: [mark] }));
    api.answer(form.endpoint, failure.respond);
    const { client } = await open();
    if (failure.prepare) hurrySaves();
    failure.prepare?.();
    await form.fill();
    if (form.send) form.send();
    // Without the pause for further letters.
    else void outboxOf(7, client).settle(undefined, 0);
    const words = told(failure, !form.send);
    expect((await screen.findAllByText((text) => text.includes(words))).length).toBeGreaterThan(0);
    // Never "Salvo" of what is not.
    if (!form.send) expect(screen.queryByText(/^Salvo às/, { selector: '[aria-hidden]' })).toBeNull();
    form.stays();
    if (form.endpoint === reviews.annotate || form.endpoint === reviews.changeAnnotation) await opensAgainWith(WORDS);
    vi.restoreAllMocks();
    if (form.mend) form.mend();
    else serverIsWell();
    if (form.send) form.send();
    else fireEvent.click(screen.getByText('Tentar agora'));
    await waitFor(form.arrived);
    if (!form.send) expect(await saved()).toBeTruthy();
  });
});
