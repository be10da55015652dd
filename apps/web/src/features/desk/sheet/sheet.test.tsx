import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/states/toast-queue';
import { Toasts } from '../../../ui/states/toasts';
import { annotation, highlight, pointAt, renderSheet, TEXT } from './sheet-fixture';

afterEach(() => {
  cleanup();
  act(() => toast.closeAll());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sheet = () => screen.getByRole('textbox', { name: 'Redação: Quem apaga a rua' });
const press = (key: string, more = {}) => fireEvent.keyDown(sheet(), { key, ...more });
const notes = () => screen.getByRole('complementary', { name: 'Marcações' });

test('the lines of the sheet are the text, numbered, and marks are spans where the browser cannot paint', () => {
  renderSheet({ highlights: [highlight()], annotations: [annotation()] });
  expect(Array.from(sheet().children, (row) => [row.getAttribute('data-line'), row.textContent])).toEqual([
    ['1', TEXT.slice(0, 65)],
    ['2', TEXT.slice(66)],
  ]);
  expect(Array.from(sheet().querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['os prefeito', 'obstaculo']);
});

test('a blank sheet says that it is one, and takes the keys as any other', () => {
  renderSheet({ text: '' });
  expect(screen.getByText('Nada foi escrito nesta folha.')).toBeTruthy();
  for (const key of ['ArrowRight', 'ArrowDown', 'End', '1', 'n']) press(key);
  expect(screen.queryByRole('form')).toBeNull();
});

test('a click means the smallest mark', () => {
  renderSheet({
    annotations: [annotation({ client_id: 'large', start: 0, end: 40, comment: 'Grande.' }), annotation({ comment: 'Pequena.' })],
  });
  pointAt(18);
  vi.useFakeTimers();
  fireEvent.pointerDown(sheet(), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(document);
  act(() => void vi.runAllTimers());
  const pressed = within(notes()).getAllByRole('button', { pressed: true });
  expect(pressed).toHaveLength(1);
  expect(pressed[0]?.closest('[data-note]')?.getAttribute('data-note')).toBe('a:c1');
});

test('marks on the very same words are listed', () => {
  renderSheet({ annotations: [annotation(), annotation({ client_id: 'c2', competence_id: 14, comment: 'Outra.' })] });
  pointAt(18);
  vi.useFakeTimers();
  fireEvent.pointerDown(sheet(), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(document);
  act(() => void vi.runAllTimers());
  const choices = screen.getByRole('list', { name: 'Marcas neste trecho' });
  expect(within(choices).getAllByRole('button')).toHaveLength(2);
});

test('one that lost its anchor is listed with its words, and never placed', () => {
  renderSheet({ annotations: [annotation({ is_orphan: true, start: null, end: null, quote: 'a rua velha' })] });
  const orphans = screen.getByRole('region', { name: 'Sem âncora' });
  expect(within(orphans).getByText('“a rua velha”')).toBeTruthy();
  expect(within(notes()).queryByText('Concordância.')).toBeNull();
  expect(sheet().querySelector('mark')).toBeNull();
});

test('the list of marks is what is painted, in the order of the text', () => {
  const { show } = renderSheet({
    highlights: [highlight(), highlight({ key: 'k2', category: 'orality', start: 66, end: 69 })],
    annotations: [annotation()],
  });
  const list = screen.getByText('Todas as marcas no texto (3)');
  fireEvent.click(list);
  const rows = () => screen.getAllByRole('button').filter((button) => button.closest('details'));
  expect(rows().map((row) => row.querySelector('mark')?.textContent)).toEqual(['os prefeito', 'obstaculo', 'Sem']);
  show({
    highlights: [highlight(), highlight({ key: 'k2', category: 'orality', start: 66, end: 69 })],
    shownCategories: new Set(['spell']),
    annotations: [],
  });
  expect(rows().map((row) => row.querySelector('mark')?.textContent)).toEqual(['obstaculo']);
});

test('removing asks nothing and can be taken back', () => {
  render(<Toasts />);
  const { desk } = renderSheet({ annotations: [annotation()] });
  fireEvent.click(within(notes()).getByRole('button', { name: 'Remover' }));
  expect(desk.onRemove).toHaveBeenCalledWith('c1');
  expect(document.activeElement).toBe(sheet());
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(desk.onAnnotate).toHaveBeenCalledWith({
    start: 15,
    end: 26,
    quote: 'os prefeito',
    annotation_type: 'correcao',
    competence_id: 11,
    comment: 'Concordância.',
    suggested_text: '',
  });
});

test("another's note says whose it is, and can be reported, not changed", () => {
  const { desk } = renderSheet({ annotations: [annotation({ is_own: false, author: 'Profa. Marta' })] });
  expect(within(notes()).getByText('de Profa. Marta')).toBeTruthy();
  expect(within(notes()).queryByRole('button', { name: 'Mudar' })).toBeNull();
  fireEvent.click(within(notes()).getByRole('button', { name: 'Denunciar' }));
  expect(desk.onReport).toHaveBeenCalledWith('c1');
});

test("one's own changes in place, and only what changed is told", () => {
  const { desk } = renderSheet({ annotations: [annotation()] });
  fireEvent.click(within(notes()).getByRole('button', { name: 'Mudar' }));
  const comment = within(notes()).getByLabelText('Comentário');
  fireEvent.change(comment, { target: { value: 'Os prefeitos.' } });
  fireEvent.click(within(notes()).getByRole('radio', { name: 'elogio' }));
  fireEvent.keyDown(comment, { key: 'Enter' });
  expect(desk.onChange).toHaveBeenCalledWith('c1', { comment: 'Os prefeitos.', annotation_type: 'elogio' });
});

test('the desk may ask for the selection and for a place', () => {
  const { handle } = renderSheet();
  expect(handle.current?.selection()).toBeNull();
  act(() => handle.current?.show(15, 26));
  expect(handle.current?.selection()).toEqual({ start: 15, end: 26, quote: 'os prefeito' });
  expect(document.activeElement).toBe(sheet());
});

test('words one by one with the arrows, and Esc lets go', () => {
  const { handle } = renderSheet();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
  press('ArrowRight', { shiftKey: true });
  expect(handle.current?.selection()?.quote).toBe('prefeito tratam');
  press('Escape');
  expect(handle.current?.selection()).toBeNull();
});

test('spaces at the edges of a selection are not part of it', () => {
  const { handle } = renderSheet();
  act(() => handle.current?.show(14, 27));
  expect(handle.current?.selection()).toEqual({ start: 15, end: 26, quote: 'os prefeito' });
  act(() => handle.current?.show(14, 15));
  expect(handle.current?.selection()).toBeNull();
});
