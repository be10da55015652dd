import { expect, test } from '@playwright/test';
import { comeIn } from '../support/people';

const evaluation = (on: string[]) => ({ evaluationResults: on.map((flagKey) => ({ flagKey, variantKey: 'on' })) });

test('maintenance closes the house to teachers and not to the staff', async ({ page, browser }) => {
  const close = (target: typeof page) =>
    target.route('**/api/v1/evaluation/batch/', (route) => route.fulfill({ json: evaluation(['maintenance_mode']) }));
  await comeIn(page, 'professora');
  await close(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Em manutenção' })).toBeVisible();
  const context = await browser.newContext();
  const staff = await context.newPage();
  await comeIn(staff, 'equipe');
  await close(staff);
  await staff.goto('/');
  await expect(staff.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await context.close();
});

test('flags that cannot be had are announced, and the app goes on', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.route('**/api/v1/evaluation/batch/', (route) => route.fulfill({ status: 503, json: { detail: 'fora', error_id: 'x' } }));
  await page.goto('/');
  await expect(page.getByText('Não foi possível obter as flags')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Biblioteca' })).toHaveCount(0);
});

test('a call that fails shows the code of the server and can be tried again', async ({ page }) => {
  await comeIn(page, 'professora');
  const failure = { status: 500, json: { detail: 'Algo não saiu como planejado.', error_id: 'c0d1g0c0d1g0aaaa' } };
  await page.route('**/api/v1/home/', (route) => route.fulfill(failure));
  await page.goto('/');
  await expect(page.getByText('c0d1g0c0d1g0aaaa')).toBeVisible();
  await page.unroute('**/api/v1/home/');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: '3º EM A' })).toBeVisible();
});

test('a screen that breaks apologises, with a code that can be copied and stays in local storage', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeIn(page, 'professora');
  await page.route('**/api/v1/me/', (route) => route.fulfill({ json: { is_authenticated: true, user: { id: 1 } } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Ops! Algo não saiu como planejado' })).toBeVisible();
  const code = (await page.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^[\w-]{8,}$/);
  await page.getByRole('button', { name: 'Copiar código' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(code);
  await page.unroute('**/api/v1/me/');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
});

test('a script that is gone reloads the page once, never in a loop', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/settings-screen-*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.getByRole('button', { name: /Minha Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ops! Algo não saiu como planejado' })).toBeVisible();
  expect(loads).toBe(1);
});
