import type { Page } from '@playwright/test';

/** What the browser complains about while a journey runs: errors of scripts, of the security policy, of missing files. */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // A refused or missing answer is logged by the browser itself and is part of several journeys.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) troubles.push(message.text());
  });
  return troubles;
}
