import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { makeQueryClient } from '../src/app/query-client';
import { makeRouter } from '../src/app/router';
import { announce } from '../src/lib/calling/session-events';
import { clearEverything } from '../src/lib/storage';
import { watchForAnotherUser } from '../src/session/change-user';
import { watchForExpiredSession } from '../src/session/expired-session';
import { toast } from '../src/ui/states/toast-queue';

/** The whole app at an address, as `main.tsx` puts it together. */
export function renderScreen(address: string) {
  window.history.replaceState(null, '', address);
  const client = makeQueryClient();
  const router = makeRouter(client);
  const undo = [
    watchForExpiredSession({ client, goTo: (path) => router.navigate(path, { replace: true }) }),
    watchForAnotherUser(client, () => window.location.reload()),
    () => router.dispose(),
    () => client.clear(),
  ];
  const rendered = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    rendered.unmount();
    for (const step of undo) step();
    toast.closeAll();
    clearEverything();
    // Whatever session a test refused is not the next test's.
    announce('user-changed');
  });
  return { client, router, ...rendered };
}
