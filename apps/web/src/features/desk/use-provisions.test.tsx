import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProvisions } from './use-provisions';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const GENRE = 3;

function provided(isWorking: boolean) {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  const dialogs = [vi.fn(() => Promise.reject(new Error('no network'))), vi.fn(() => Promise.resolve())];
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { unmount } = renderHook(() => useProvisions(dialogs, GENRE, isWorking), { wrapper });
  const calls = () => [...dialogs.map((dialog) => dialog.mock.calls.length), prefetch.mock.calls.length];
  return { prefetch, calls, unmount };
}

test('whoever comes to a text has some seconds without anything being fetched for later', async () => {
  const { calls } = provided(true);
  await vi.advanceTimersByTimeAsync(3500);
  expect(calls()).toEqual([0, 0, 0]);
});

test('then the dialogs come, whether or not one of them fails, and the reasons after them', async () => {
  const { calls, prefetch } = provided(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls()).toEqual([1, 1, 2]);
  expect(prefetch.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([['zero-reasons', GENRE], ['abandon-reasons']]);
});

test('who only reads needs no reasons', async () => {
  const { calls } = provided(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls()).toEqual([1, 1, 0]);
});

test('who has gone needs nothing', async () => {
  const { calls, unmount } = provided(true);
  unmount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls()).toEqual([0, 0, 0]);
});
