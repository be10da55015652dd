import { defineConfig } from 'vitest/config';

/** A machine that stands still for a second is not a fault of ours: what fails twice is. */
const AGAIN = 1;

export default defineConfig({
  test: {
    // Files wait for a database or a browser's clock most of the time: two at once even on two cores.
    maxWorkers: 2,
    projects: [
      {
        // Nothing here keeps anything between files: what they share, the dictionary above all, is read once.
        test: { name: 'unit', include: ['packages/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'], environment: 'node', isolate: false },
      },
      {
        test: {
          // The server is read once, not in every file; each has a database of its own, and starts and ends what it needs.
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          retry: AGAIN,
        },
      },
      {
        // Only by `npm run test:faults`: they kill what they start.
        test: { name: 'faults', include: ['apps/api/test/faults/*.faults.ts'], environment: 'node' },
      },
      {
        // One file instead of some 1,600 modules: over a second of CPU less in every worker.
        resolve: { alias: { 'lucide-react': 'lucide-react/dist/cjs/lucide-react.js' } },
        // The app is read once, and stays warm; `set-up.ts` sees to it that no file leaves anything to the next.
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['apps/web/test/set-up.ts'],
          // Screens are fetched when someone goes there; a busy machine takes its time.
          testTimeout: 60_000,
          retry: AGAIN,
        },
      },
    ],
  },
});
