import { HIGHLIGHT_CATEGORIES } from '@lauda/contract/analysis';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { highlight, renderSheet } from '../sheet-fixture';
import type { SheetProps } from '../sheet-shape';

class FakeHighlight extends Set<AbstractRange> {
  priority = 0;
}
class FakeRange {}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a category that is switched is painted at once, before anything is drawn, and counted with it', () => {
  const registry = new Map<string, FakeHighlight>();
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('StaticRange', FakeRange);
  vi.stubGlobal('CSS', { highlights: registry, escape: String });
  const listeners: ((categories: SheetProps['shownCategories']) => void)[] = [];
  const tell = (categories: SheetProps['shownCategories']) => {
    for (const listener of listeners) listener(categories);
  };
  renderSheet({
    highlights: [highlight()],
    watchCategories: (listener) => {
      listeners.push(listener);
      return () => {};
    },
  });
  const painted = () => registry.get('sheet-spell')?.size ?? 0;
  expect(painted()).toBe(1);
  const listed = () => screen.getByText(/marcas? no texto/).textContent;
  expect(listed()).toBe('Todas as marcas no texto (1)');
  act(() => tell(new Set(['orality'])));
  expect(painted()).toBe(0);
  expect(listed()).toBe('Nenhuma marca no texto');
  act(() => tell(new Set(HIGHLIGHT_CATEGORIES)));
  expect(painted()).toBe(1);
});
