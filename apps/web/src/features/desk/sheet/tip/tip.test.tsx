import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { annotation, highlight, pointAt, renderSheet, singleGrid } from '../sheet-fixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sheet = () => screen.getByRole('textbox', { name: /^Redação/ });
const tip = () => screen.queryByRole('dialog');
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function hover(position: number) {
  pointAt(position);
  fireEvent.pointerMove(sheet(), { pointerType: 'mouse', clientX: 5, clientY: 5 });
  wait(20);
}

test('a highlight speaks after one second of the pointer, not before', () => {
  renderSheet({ highlights: [highlight()] });
  hover(57);
  wait(950);
  expect(tip()).toBeNull();
  wait(60);
  expect(tip()?.textContent).toContain('Falta o acento.');
  expect(within(screen.getByRole('list', { name: 'Sugestões' })).getByText('obstáculo')).toBeTruthy();
});

test('it goes with the pointer, stays while the pointer is on it, and Esc closes it', () => {
  renderSheet({ highlights: [highlight()] });
  hover(57);
  wait(1000);
  fireEvent.pointerLeave(sheet());
  wait(200);
  fireEvent.pointerEnter(tip() ?? document.body);
  wait(5000);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(tip() ?? document.body);
  wait(400);
  expect(tip()).toBeNull();
  hover(57);
  wait(1000);
  fireEvent.keyDown(tip() ?? document.body, { key: 'Escape' });
  expect(tip()).toBeNull();
  expect(document.activeElement).toBe(sheet());
});

test('closed from within, it gives the focus back to the text', () => {
  renderSheet({ highlights: [highlight()] });
  hover(57);
  wait(1000);
  const close = screen.getByRole('button', { name: 'Fechar' });
  close.focus();
  fireEvent.click(close);
  expect(tip()).toBeNull();
  expect(document.activeElement).toBe(sheet());
});

test('a pointer that only passes opens nothing', () => {
  renderSheet({ highlights: [highlight()] });
  hover(57);
  wait(500);
  hover(2);
  wait(2000);
  expect(tip()).toBeNull();
});

test('N goes from mark to mark in the order of the text and says each at once', () => {
  renderSheet({
    highlights: [highlight(), highlight({ key: 'k0', category: 'orality', start: 0, end: 13, comment: '', suggestions: [] })],
    annotations: [annotation()],
  });
  const said = () => document.querySelector('article [role="status"]')?.textContent;
  fireEvent.keyDown(sheet(), { key: 'n' });
  expect(tip()?.getAttribute('aria-label')).toBe('Oralidade: “Primeiramente”');
  expect(said()).toBe('Oralidade: “Primeiramente”. Nenhum comentário ou sugestão');
  fireEvent.keyDown(sheet(), { key: 'n' });
  expect(said()).toBe('C1 · correção: “os prefeito”. Concordância.');
  fireEvent.keyDown(sheet(), { key: 'ArrowDown', ctrlKey: true });
  expect(said()).toBe('Ortografia: “obstaculo”. Falta o acento. 1 sugestão: obstáculo.');
  fireEvent.keyDown(sheet(), { key: 'N', shiftKey: true });
  expect(said()).toContain('C1 · correção');
});

test.each(['Comentário', 'Comentários'])('the generic comment %s is not shown', (comment) => {
  renderSheet({ highlights: [highlight({ comment, suggestions: [] })] });
  fireEvent.keyDown(sheet(), { key: 'n' });
  expect(within(tip() ?? document.body).queryByText(comment)).toBeNull();
  expect(within(tip() ?? document.body).getByText('Nenhum comentário ou sugestão')).toBeTruthy();
});

test('thumbs say helpful, not helpful, and take it back', () => {
  const { desk, show } = renderSheet({ highlights: [highlight()] });
  fireEvent.keyDown(sheet(), { key: 'n' });
  fireEvent.click(screen.getByRole('button', { name: 'Ajudou' }));
  expect(desk.onFeedback).toHaveBeenLastCalledWith('k1', true);
  show({ feedback: { k1: true } });
  expect(screen.getByRole('button', { name: 'Ajudou' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Não ajudou' }));
  expect(desk.onFeedback).toHaveBeenLastCalledWith('k1', false);
  fireEvent.click(screen.getByRole('button', { name: 'Ajudou' }));
  expect(desk.onFeedback).toHaveBeenLastCalledWith('k1', null);
});

test('a highlight is accepted or refused as a deviation', () => {
  const { desk, show } = renderSheet({ highlights: [highlight()] });
  fireEvent.keyDown(sheet(), { key: 'n' });
  fireEvent.click(screen.getByRole('button', { name: 'É desvio' }));
  expect(desk.onDecide).toHaveBeenLastCalledWith('k1', 'accepted');
  show({ decisions: { k1: 'accepted' } });
  fireEvent.click(screen.getByRole('button', { name: 'É desvio' }));
  expect(desk.onDecide).toHaveBeenLastCalledWith('k1', null);
});

test('used as a mark, it goes to the competence of its grid that judges it', () => {
  const { desk } = renderSheet({ highlights: [highlight({ competence: 1 })], competences: singleGrid });
  fireEvent.keyDown(sheet(), { key: 'n' });
  fireEvent.click(screen.getByRole('button', { name: 'Usar como marcação' }));
  fireEvent.keyDown(screen.getByLabelText('Comentário'), { key: 'Enter' });
  expect(desk.onAnnotate).toHaveBeenCalledWith(expect.objectContaining({ quote: 'obstaculo', competence_id: 15 }));
});

test('used as a mark, it brings its words along', () => {
  const { desk } = renderSheet({ highlights: [highlight()] });
  fireEvent.keyDown(sheet(), { key: 'n' });
  fireEvent.click(screen.getByRole('button', { name: 'Usar como marcação' }));
  fireEvent.keyDown(screen.getByLabelText('Comentário'), { key: 'Enter' });
  expect(desk.onAnnotate).toHaveBeenCalledWith({
    start: 55,
    end: 64,
    quote: 'obstaculo',
    annotation_type: 'correcao',
    competence_id: 11,
    comment: 'Falta o acento.',
    suggested_text: 'obstáculo',
  });
});
