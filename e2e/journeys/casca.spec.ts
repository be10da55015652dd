import { expect, test } from '@playwright/test';
import { comeIn } from '../support/people';
import { comingScreens, landedScreens, publicScreens } from '../support/screens';
import { watchTroubles } from '../support/troubles';

test('every screen has one heading, a title of its own, no sideways scroll at 320 px, and no trouble', async ({ page }) => {
  test.setTimeout(180_000);
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/.+ · Lauda$/);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  };
  for (const path of publicScreens) await look(path);
  await comeIn(page, 'professora');
  for (const path of [...landedScreens, ...comingScreens]) await look(path);
  expect(troubles).toEqual([]);
});

test('the focus goes to the heading of the new screen, and the skip link to the content', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Turmas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the sidebar folds, remembers it, and is a drawer on a phone', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/');
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Temas' }).click();
  await expect(page).toHaveURL('/temas');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('switching the role changes what one sees', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/perfil?aba=papel');
  await page.getByRole('radio', { name: /Coordena/ }).click();
  await expect(page.getByText(/Agora você está em Coordena/).first()).toBeVisible();
  await page
    .getByRole('radio', { name: /Docência/ })
    .first()
    .click();
  await expect(page.getByText(/Agora você está em Docência/).first()).toBeVisible();
});

test('the look is chosen, kept and applied before the first paint', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await page.goto('/perfil?aba=aparencia');
  await page.getByRole('radio', { name: /Escura/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-look', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-look', 'dark');
});

test('each role gets the sidebar of its permissions', async ({ browser }) => {
  const labelsOf = async (username: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await comeIn(page, username);
    await page.goto('/');
    const items = page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem');
    await expect(items.first()).toBeVisible();
    const labels = await items.allTextContents();
    await context.close();
    return labels;
  };
  expect(await labelsOf('coordenadora')).toContain('Turmas');
  expect(await labelsOf('corretora')).not.toContain('Turmas');
});
