import { HIGHLIGHT_CATEGORIES } from '@lauda/contract/analysis';
import { cleanup } from '@testing-library/react';
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

test('a category that is switched is painted at once, before anything is drawn', () => {
  const registry = new Map<string, FakeHighlight>();
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('StaticRange', FakeRange);
  vi.stubGlobal('CSS', { highlights: registry, escape: String });
  let tell: (categories: SheetProps['shownCategories']) => void = () => {};
  renderSheet({
    highlights: [highlight()],
    watchCategories: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  const painted = () => registry.get('sheet-spell')?.size ?? 0;
  expect(painted()).toBe(1);
  tell(new Set(['orality']));
  expect(painted()).toBe(0);
  tell(new Set(HIGHLIGHT_CATEGORIES));
  expect(painted()).toBe(1);
});
