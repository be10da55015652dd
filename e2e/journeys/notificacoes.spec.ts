import { expect, test } from '@playwright/test';
import { bell, openActivity } from '../support/news';
import { comeIn } from '../support/people';

// One after the other: they are news of the same person.
test.describe.configure({ mode: 'default' });

test('two tabs: news arrive in both without a reload, and what is opened in one is seen in the other', async ({ browser }) => {
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await comeIn(first, 'professora');
  await first.goto('/faq');
  await second.goto('/notificacoes');
  await expect(second.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const colleague = await (await browser.newContext()).newPage();
  await comeIn(colleague, 'coordenadora');
  const title = `Atividade da jornada ${Date.now()}`;
  await openActivity(colleague, title);

  // Two seconds, with some air for a busy machine.
  const there = second.getByRole('link', { name: new RegExp(title) });
  await expect(there).toBeVisible({ timeout: 5000 });
  await expect(there.getByText('Nova', { exact: true })).toBeAttached();
  await expect(first.getByText(/^Nova notificação: Nova atividade/)).toHaveCount(1);
  await expect(first).toHaveTitle(/^\(\d+\+?\) FAQ · Lauda$/);

  await bell(first).click();
  const panel = first.getByRole('dialog', { name: /^Notificações/ });
  await expect(panel.getByRole('heading', { name: 'Hoje' })).toBeVisible();
  await panel.getByRole('link', { name: new RegExp(title) }).click();
  await expect(first).toHaveURL(/\/atividades\/pratica\?atividade=\d+/);
  await expect(panel).toBeHidden();
  await expect(there.getByText(/^(Nova|Não aberta)$/)).toHaveCount(0);

  // Other journeys make news too: what came in between is marked the next time.
  await expect(async () => {
    await second.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await expect(second.getByText('Tudo visto.')).toBeVisible({ timeout: 3000 });
    await expect(first).toHaveTitle('Atividades · Lauda', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('two hundred unseen are 99+, in the badge and in the title', async ({ page }) => {
  await page.route('**/api/v1/notification_logs/?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), not_seen_by_teacher: 200 } });
  });
  await comeIn(page, 'coordenadora');
  await page.goto('/faq');
  await expect(bell(page)).toHaveAccessibleName('Notificações, 99+ não vistas');
  await expect(page).toHaveTitle('(99+) FAQ · Lauda');
});

test('the bell by keyboard; on a phone it leads to the list', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await page.goto('/faq');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /^Notificações/ });
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(bell(page)).toBeHidden();
  await page.getByRole('link', { name: /^Notificações/ }).click();
  await expect(page).toHaveURL('/notificacoes');
  await page.getByRole('button', { name: 'Lauda' }).click();
  await expect(page).toHaveURL('/notificacoes?canal=system');
});

test('a stream that was cut comes back by itself, and what was said meanwhile is there', async ({ page, browser, context }) => {
  await comeIn(page, 'professora');
  await page.goto('/faq');
  await expect(bell(page)).toBeVisible();
  await page.waitForTimeout(500);
  await context.setOffline(true);
  const colleague = await (await browser.newContext()).newPage();
  await comeIn(colleague, 'coordenadora');
  const title = `Enquanto a rede faltava ${Date.now()}`;
  await openActivity(colleague, title);
  await context.setOffline(false);
  await bell(page).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: new RegExp(title) })).toBeVisible({ timeout: 20_000 });
});

test('where events cannot be opened the page asks from time to time, until they can', async ({ page, browser }) => {
  let isRefused = true;
  await page.route('**/api/v1/events/', (route) => (isRefused ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await page.clock.install();
  await comeIn(page, 'professora');
  await page.goto('/faq');
  await expect(bell(page)).toBeVisible();
  // Three refusals, a little later each time.
  for (const seconds of [2, 4, 8]) {
    await page.clock.runFor(seconds * 1000);
    await page.waitForTimeout(200);
  }
  await bell(page).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  const colleague = await (await browser.newContext()).newPage();
  await comeIn(colleague, 'coordenadora');
  const title = `Sem eventos ${Date.now()}`;
  await openActivity(colleague, title);
  const shown = page.getByRole('dialog').getByRole('link', { name: new RegExp(title) });
  await expect(shown).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  isRefused = false;
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/v1/events/') && response.status() === 200);
  await page.clock.runFor(61_000);
  await opened;
});
