import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

configure({
  // Screens are fetched when someone goes there, and a busy machine takes its time.
  asyncUtilTimeout: 20_000,
  // Whoever waits for something is told many times that it is not there yet: the page is written out for the last time only, when it is read.
  getElementError: (message, container) => {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', { get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n') });
    return error;
  },
});

/** Where no API was made there is none, and no request of one file is left to knock at a real door. */
const noNetwork: typeof fetch = () => Promise.reject(new TypeError('there is no network in these tests'));
globalThis.fetch = noNetwork;
window.fetch = noNetwork;

/** Files share a browser: none leaves anything behind for the next. */
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
