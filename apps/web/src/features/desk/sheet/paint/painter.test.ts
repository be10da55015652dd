import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPainter } from './painter';

/** As much of the browser's registry as painting needs, counting what is touched. */
let touched: string[] = [];
class FakeHighlight extends Set<AbstractRange> {
  priority = 0;
  override add(range: AbstractRange) {
    touched.push('add');
    return super.add(range);
  }
  override delete(range: AbstractRange) {
    touched.push('delete');
    return super.delete(range);
  }
}

let registry: Map<string, FakeHighlight>;
beforeEach(() => {
  touched = [];
  registry = new Map();
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('CSS', { highlights: registry });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const range = (start: number, end: number) => [{ start, end } as unknown as AbstractRange]; // only its identity matters here
const spell = (start: number) => ({ name: 'sheet-spell', start, end: start + 3 });

test('only what differs from the set before is touched', () => {
  const painter = createPainter(range);
  const many = Array.from({ length: 50 }, (_, at) => spell(at * 10));
  painter.paint(many);
  expect(registry.get('sheet-spell')?.size).toBe(50);
  touched = [];
  painter.paint([...many.slice(1), spell(900)]);
  expect(touched.sort()).toEqual(['add', 'delete']);
  expect(registry.get('sheet-spell')?.size).toBe(50);
  touched = [];
  painter.paint([...many.slice(1), spell(900)]);
  expect(touched).toEqual([]);
});

test('a mark that changes its look moves to the other name', () => {
  const painter = createPainter(range);
  painter.paint([spell(0)]);
  painter.paint([{ ...spell(0), name: 'sheet-rejected' }]);
  expect(registry.get('sheet-spell')?.size).toBe(0);
  expect(registry.get('sheet-rejected')?.size).toBe(1);
});

test('two sheets share the names and keep apart what they painted', () => {
  const [left, right] = [createPainter(range), createPainter(range)];
  left.paint([spell(0)]);
  right.paint([spell(0), spell(10)]);
  left.clear();
  expect(registry.get('sheet-spell')?.size).toBe(2);
});

test('the selection lies over what is looked at, the engine over the grounds of annotations', () => {
  createPainter(range).paint(['sheet-c1', 'sheet-spell', 'sheet-active', 'sheet-selection'].map((name) => ({ ...spell(0), name })));
  const over = [...registry].sort(([, a], [, b]) => a.priority - b.priority).map(([name]) => name);
  expect(over).toEqual(['sheet-c1', 'sheet-spell', 'sheet-active', 'sheet-selection']);
});
