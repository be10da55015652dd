import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bankComment, renderSheet } from '../sheet-fixture';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sheet = () => screen.getByRole('textbox', { name: /^Redação/ });
const comment = () => screen.getByLabelText('Comentário');
const write = (value: string) => fireEvent.change(comment(), { target: { value } });

/** Selects “os prefeito” with the keyboard. */
function selectWords() {
  for (const key of ['ArrowRight', 'ArrowRight']) fireEvent.keyDown(sheet(), { key });
  fireEvent.keyDown(sheet(), { key: 'ArrowRight', shiftKey: true });
}

test('select, a number, the comment, Enter: the mark is made', () => {
  const { desk } = renderSheet();
  selectWords();
  fireEvent.keyDown(sheet(), { key: '1' });
  expect(document.activeElement).toBe(comment());
  write('Concordância.');
  fireEvent.keyDown(comment(), { key: 'Enter', shiftKey: true });
  expect(desk.onAnnotate).not.toHaveBeenCalled();
  fireEvent.keyDown(comment(), { key: 'Enter' });
  expect(desk.onAnnotate).toHaveBeenCalledWith({
    start: 15,
    end: 26,
    quote: 'os prefeito',
    annotation_type: 'correcao',
    competence_id: 11,
    comment: 'Concordância.',
    suggested_text: '',
  });
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(sheet());
});

test('Ctrl+Enter saves too, and the desk does not hear it', () => {
  const { desk } = renderSheet();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  selectWords();
  fireEvent.keyDown(sheet(), { key: '2' });
  heard.mockClear();
  fireEvent.keyDown(comment(), { key: 'Enter', ctrlKey: true });
  document.removeEventListener('keydown', heard);
  expect(desk.onAnnotate).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
});

test('Enter opens it without a competence; the number chosen there goes on to the comment', () => {
  const { desk } = renderSheet();
  selectWords();
  fireEvent.keyDown(sheet(), { key: 'Enter' });
  const first = screen.getByRole('radio', { name: '1, Competência 1' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(comment(), { key: 'Enter' });
  expect(desk.onAnnotate).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Escolha a competência.');
  fireEvent.keyDown(first, { key: '3' });
  expect(document.activeElement).toBe(comment());
  fireEvent.keyDown(comment(), { key: 'Enter' });
  expect(desk.onAnnotate).toHaveBeenCalledWith(expect.objectContaining({ competence_id: 13 }));
});

test('Esc cancels and gives the selection back', () => {
  const { desk, handle } = renderSheet();
  selectWords();
  fireEvent.keyDown(sheet(), { key: '1' });
  fireEvent.keyDown(comment(), { key: 'Escape' });
  expect(desk.onAnnotate).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(sheet());
  expect(handle.current?.selection()?.quote).toBe('os prefeito');
});

test('letters that were switched off do nothing, Enter still marks', () => {
  renderSheet({ areKeysOn: false });
  selectWords();
  fireEvent.keyDown(sheet(), { key: '1' });
  expect(screen.queryByRole('form')).toBeNull();
  fireEvent.keyDown(sheet(), { key: 'Enter' });
  expect(screen.getByRole('form', { name: 'Nova marca' })).toBeTruthy();
});

test('who may not annotate selects, and no form opens', () => {
  const { handle } = renderSheet({ canAnnotate: false });
  selectWords();
  fireEvent.keyDown(sheet(), { key: '1' });
  act(() => handle.current?.mark({ annotation_type: 'plagio', competence_id: null }));
  expect(screen.queryByRole('form')).toBeNull();
});

test('the desk opens it with a type; without a selection it is about the whole text', () => {
  const { desk, handle } = renderSheet();
  act(() => handle.current?.mark({ annotation_type: 'plagio', competence_id: null }));
  expect(screen.getByRole('form', { name: 'Comentário geral' })).toBeTruthy();
  write('Cópia.');
  fireEvent.keyDown(comment(), { key: 'Enter' });
  expect(desk.onAnnotate).toHaveBeenCalledWith(expect.objectContaining({ start: null, end: null, quote: '', annotation_type: 'plagio' }));
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(400));

test('a slash searches the bank, arrows choose, Enter inserts', async () => {
  vi.useFakeTimers();
  const found = [
    bankComment(),
    bankComment({ id: 2, origin: 'school', title: 'Crase', text: 'Aqui há crase.', tone: 'correcao', uses: 0 }),
  ];
  const searchBank = vi.fn(() => Promise.resolve(found));
  const { desk } = renderSheet({ searchBank });
  selectWords();
  fireEvent.keyDown(sheet(), { key: '4' });
  write('/');
  await settle();
  expect(searchBank).toHaveBeenLastCalledWith('', 14);
  write('/cra');
  await settle();
  expect(searchBank).toHaveBeenLastCalledWith('cra', 14);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringContaining('seu · 3 usos'),
    expect.stringContaining('da escola'),
  ]);
  fireEvent.keyDown(comment(), { key: 'ArrowDown' });
  expect(comment().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(comment(), { key: 'Enter' });
  expect(comment()).toHaveProperty('value', 'Aqui há crase.');
  expect(desk.onUseBank).toHaveBeenCalledWith(found[1]);
  expect(desk.onAnnotate).not.toHaveBeenCalled();
  fireEvent.keyDown(comment(), { key: 'Enter' });
  expect(desk.onAnnotate).toHaveBeenCalledWith(expect.objectContaining({ comment: 'Aqui há crase.', annotation_type: 'correcao' }));
});

test('a slash inside a comment is a slash; Esc closes the bank before the form', async () => {
  vi.useFakeTimers();
  const searchBank = vi.fn(() => Promise.resolve([bankComment()]));
  renderSheet({ searchBank });
  selectWords();
  fireEvent.keyDown(sheet(), { key: '4' });
  write('e');
  write('e/ou');
  write('/ou');
  await settle();
  expect(searchBank).not.toHaveBeenCalled();
  write('');
  write('/');
  await settle();
  fireEvent.keyDown(comment(), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('form')).toBeTruthy();
});

test('a bank that does not answer says so', async () => {
  vi.useFakeTimers();
  renderSheet({ searchBank: () => Promise.reject(new Error('offline')) });
  selectWords();
  fireEvent.keyDown(sheet(), { key: '4' });
  write('/');
  await settle();
  expect(screen.getByText('Não deu para abrir o banco.')).toBeTruthy();
});

test('any comment can be kept in the bank, but plagiarism is no comment', () => {
  const { desk } = renderSheet();
  selectWords();
  fireEvent.keyDown(sheet(), { key: '2' });
  write('Bom repertório.');
  fireEvent.click(screen.getByRole('radio', { name: 'elogio' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar no banco' }));
  expect(desk.onSaveToBank).toHaveBeenCalledWith({ competence_id: 12, text: 'Bom repertório.', tone: 'elogio' });
  fireEvent.click(screen.getByRole('radio', { name: 'plágio' }));
  expect(screen.queryByRole('button', { name: 'Guardar no banco' })).toBeNull();
});

test('selecting elsewhere loses no words: a whole mark is sent', () => {
  const { desk, handle } = renderSheet();
  selectWords();
  fireEvent.keyDown(sheet(), { key: '1' });
  write('Concordância.');
  act(() => handle.current?.show(55, 64));
  act(() => handle.current?.mark({ annotation_type: 'correcao', competence_id: 14 }));
  expect(desk.onAnnotate).toHaveBeenCalledWith(expect.objectContaining({ quote: 'os prefeito', comment: 'Concordância.' }));
  expect(comment()).toHaveProperty('value', '');
});
