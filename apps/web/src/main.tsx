import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from './app/query-client';
import { makeRouter } from './app/router';
import { isStaleBuild, reloadForNewBuild } from './app/states/stale-build';
import { nextTask } from './lib/next-task';
import { watchForAnotherUser } from './session/change-user';
import { watchForExpiredSession } from './session/expired-session';
import { reportError } from './vendors/error-reports';
import { startTagManager } from './vendors/tag-manager';

// What escapes every screen: a stale build comes anew, the rest leaves its code for whoever asks.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!isStaleBuild(reason) || !reloadForNewBuild()) reportError(reason);
});
window.addEventListener('error', ({ error }) => {
  // Without one it is a note of the browser's (a resize that waits for the next frame), and must not leave anything on the computer.
  if (error) reportError(error);
});

// Reading all these files is long work on a slow telephone: the page may answer to a touch before the app begins, and between its steps.
async function begin() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Unpacked while the data is on its way, not in the first frame that shows it.
  void document.fonts?.load('1rem "Figtree Variable"');
  await nextTask();
  const client = makeQueryClient();
  const router = makeRouter(client);
  await nextTask();
  watchForExpiredSession({ client, goTo: (path) => router.navigate(path, { replace: true }) });
  watchForAnotherUser(client, () => window.location.reload());
  startTagManager();
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
void begin();
