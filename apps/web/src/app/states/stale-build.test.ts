import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../lib/storage';
import { isStaleBuild, reloadForNewBuild } from './stale-build';

afterEach(() => sessionStore.clear());

test.each([
  ['Loading chunk 7 failed.', true],
  ["Unexpected token '<'", true],
  ['Unexpected token <', true],
  ['Failed to fetch dynamically imported module: https://x.example/assets/a.js', true],
  ['error loading dynamically imported module: https://x.example/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ["Cannot read properties of undefined (reading 'map')", false],
  ['Failed to fetch', false],
])('%s: %s', (message, stale) => expect(isStaleBuild(new Error(message))).toBe(stale));

test('one reload a minute at most, never a loop', () => {
  const reload = vi.fn();
  const start = Date.now();
  expect(reloadForNewBuild(reload, start)).toBe(true);
  expect(reloadForNewBuild(reload, start + 1)).toBe(false);
  expect(reloadForNewBuild(reload, start + 59_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadForNewBuild(reload, start + 60_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where nothing lasts over a reload, none is made', () => {
  const reload = vi.fn();
  expect(reloadForNewBuild(reload, Date.now(), { ...sessionStore, lasts: () => false })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
