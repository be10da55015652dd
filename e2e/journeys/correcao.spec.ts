import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openDesk, storedReview, takeText } from '../support/desk';
import { comeIn } from '../support/people';

const generalComment = (page: Page) => page.getByLabel('Comentário geral');
/** The live total, once nothing lacks; which grid a text has is the school's affair. */
const completeTotal = async (page: Page) => {
  const words = page.getByText(/^Total \d+ de \d+$/);
  await expect(words).toBeAttached();
  return Number(/^Total (\d+)/.exec((await words.textContent()) ?? '')?.[1]);
};
const saved = (page: Page) => expect(page.getByText(/^Salvo às \d\d:\d\d$/).first()).toBeVisible();

test('two browsers on one review: the second sees both texts and chooses', async ({ browser }) => {
  const [first, second] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const id = await takeText(first);
  await comeIn(second, 'professora');
  await openDesk(first, id);
  await openDesk(second, id);
  await generalComment(first).fill('Do primeiro navegador.');
  await expect.poll(async () => (await storedReview(first, id)).review?.comment).toBe('Do primeiro navegador.');
  await generalComment(second).fill('Do segundo navegador.');
  const dialog = second.getByRole('alertdialog', { name: 'Duas versões do mesmo campo' });
  await expect(dialog.getByText('Do primeiro navegador.')).toBeVisible();
  await expect(dialog.getByText('Do segundo navegador.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Manter a minha' }).click();
  await expect.poll(async () => (await storedReview(first, id)).review?.comment).toBe('Do segundo navegador.');
  await saved(second);
});

test('without a network the work goes on; it survives the page and is sent when the network is back', async ({ page, context }) => {
  const id = await takeText(page);
  await openDesk(page, id);
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão').first()).toBeVisible({ timeout: 2000 });
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('4');
  await generalComment(page).fill('Escrito sem rede, com acentuação.');
  await expect(page.getByText('Sem conexão: guardado neste computador').first()).toBeVisible({ timeout: 2000 });
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await openDesk(page, id);
  await expect(generalComment(page)).toHaveValue('Escrito sem rede, com acentuação.');
  await expect.poll(async () => (await storedReview(page, id)).review?.comment).toBe('Escrito sem rede, com acentuação.');
  expect((await storedReview(page, id)).review?.grades).toHaveLength(1);
  await saved(page);
});

test('offline and back on the same page: everything is sent in order, once', async ({ page, context }) => {
  const id = await takeText(page);
  await openDesk(page, id);
  await context.setOffline(true);
  for (const position of [1, 2, 3, 4, 5]) {
    await page.keyboard.press(`Alt+${position}`);
    await page.keyboard.press('3');
  }
  await expect(page.getByText('Sem conexão: guardado neste computador').first()).toBeVisible();
  const total = await completeTotal(page);
  await context.setOffline(false);
  await saved(page);
  expect((await storedReview(page, id)).review).toMatchObject({ total });
});

for (const [name, size, look] of [
  ['wide', { width: 1440, height: 900 }, 'light'],
  ['dark', { width: 1440, height: 900 }, 'dark'],
  ['on a phone', { width: 360, height: 780 }, 'light'],
] as const) {
  test(`the desk has no barrier that axe knows of: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: look });
    const id = await takeText(page);
    for (const part of ['', '?parte=nota', '?parte=marcas']) {
      await page.goto(`/correcao/${id}${part}`);
      await expect(page.getByRole('button', { name: /Finalizar e ir à próxima/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, part);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
