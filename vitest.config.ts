import { defineConfig } from 'vitest/config';

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
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Only by `npm run test:faults`: they kill what they start.
        test: { name: 'faults', include: ['apps/api/test/faults/*.faults.ts'], environment: 'node' },
      },
      {
        // One file instead of some 1,600 modules: over a second of CPU less in every test file.
        resolve: { alias: { 'lucide-react': 'lucide-react/dist/cjs/lucide-react.js' } },
        // Screens are fetched when someone goes there; a busy machine takes its time.
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 20_000 },
      },
    ],
  },
});
