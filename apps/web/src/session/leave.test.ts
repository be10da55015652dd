import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currentUserKey } from './current-user';
import { leaveFor } from './leave';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inside = () => {
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { user: { id: 7 } });
  const stop = new QueryObserver(client, { queryKey: currentUserKey, enabled: false }).subscribe(() => undefined);
  return { client, stop };
};

test('a screen that is still on its way out keeps its person until it is gone', async () => {
  const { client, stop } = inside();
  const left = leaveFor('/login', { client, goTo: async () => undefined });
  await pause(50);
  expect(client.getQueryData(currentUserKey)).toBeDefined();
  stop();
  await left;
  expect(client.getQueryData(currentUserKey)).toBeUndefined();
});

test('whoever comes in before that is not thrown out', async () => {
  const { client, stop } = inside();
  const left = leaveFor('/login', { client, goTo: async () => undefined });
  await pause(20);
  client.clear();
  client.setQueryData(currentUserKey, { user: { id: 8 } });
  stop();
  await left;
  expect(client.getQueryData(currentUserKey)).toEqual({ user: { id: 8 } });
});
