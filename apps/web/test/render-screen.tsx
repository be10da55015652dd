import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import { makeQueryClient } from '../src/app/query-client';
import { makeRouter } from '../src/app/router';
import { announce } from '../src/lib/session-events';
import { clearEverything } from '../src/lib/storage';
import { watchForAnotherUser } from '../src/session/change-user';
import { watchForExpiredSession } from '../src/session/expired-session';
import { toast } from '../src/ui/states/toast-queue';

// Screens are fetched when someone goes there, and a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const undo: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const step of undo.splice(0)) step();
  toast.closeAll();
  clearEverything();
  // Whatever session a test refused is not the next test's.
  announce('user-changed');
});

/** The whole app at an address, as `main.tsx` puts it together. */
export function renderScreen(address: string) {
  window.history.replaceState(null, '', address);
  const client = makeQueryClient();
  const router = makeRouter(client);
  undo.push(
    watchForExpiredSession({ client, goTo: (path) => router.navigate(path, { replace: true }) }),
    watchForAnotherUser(client, () => window.location.reload()),
    () => router.dispose(),
    () => client.clear(),
  );
  return {
    client,
    router,
    ...render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  };
}
