import { EVENTS_PATH } from '@lauda/contract/notifications';
import { expect, test } from '@playwright/test';
import { bell, openActivity } from '../support/news';
import { comeIn } from '../support/people';

/** Two seconds, with air for a busy machine. */
const TOLD_MS = 12_000;

test('the server is stopped and started: an open page hears the next notification without a reload', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const control = new URL(baseURL ?? '');
  control.port = String(Number(control.port) + 1);
  const house = (order: 'stop' | 'start') => fetch(new URL(`/${order}`, control));
  const isReady = () =>
    fetch(new URL('/readyz', baseURL)).then(
      ({ status }) => status,
      () => 0,
    );

  await comeIn(page, 'professora');
  await page.goto('/faq');
  await expect(bell(page)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', 'yes'));

  await house('stop');
  expect(await isReady()).toBe(0);
  // News that come while the page is still away are in its list, but not said aloud: the next is told once it listens again.
  const isListening = page.waitForResponse((answer) => answer.url().endsWith(EVENTS_PATH) && answer.status() === 200, { timeout: 60_000 });
  await house('start');
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
  await isListening;

  const colleague = await (await browser.newContext()).newPage();
  await comeIn(colleague, 'coordenadora');
  const title = `Depois do recomeço ${Date.now()}`;
  await openActivity(colleague, title);
  const told = Date.now();
  await expect(page.getByText(/^Nova notificação: Nova atividade/)).toHaveCount(1, { timeout: TOLD_MS });
  console.log(`told ${Date.now() - told} ms after it happened`);
  await bell(page).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await expect(page.locator('body[data-loaded-once]')).toBeAttached();
});
