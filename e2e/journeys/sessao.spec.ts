import { expect, test } from '@playwright/test';
import { comeIn } from '../support/people';

test('an expired session goes to /login with its notice, remembers the place, and tells the other tabs', async ({ context }) => {
  const page = await context.newPage();
  await comeIn(page, 'professora');
  const other = await context.newPage();
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await other.goto('/turmas');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies({ name: /sessionid|refreshid/ });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=%2Fperfil/);
});

test('a call that finds the session ended clears everything and says so', async ({ context }) => {
  const page = await context.newPage();
  await comeIn(page, 'professora');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/perfil?aba=papel');
    await expect(tab.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  }
  await context.clearCookies({ name: /sessionid|refreshid/ });
  await page.getByRole('radio').last().click();
  await expect(page.getByText('Sessão expirada')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [localStorage.getItem('userData'), sessionStorage.length])).toEqual([null, 0]);
});

test('twenty calls of an expired access token make one refresh, in five tabs as well', async ({ context }) => {
  const first = await context.newPage();
  await comeIn(first, 'coordenadora');
  const tabs = [first, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto('/');
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Marta');
  }
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().includes('/token/refresh/')) refreshes += 1;
  });
  await context.clearCookies({ name: 'sessionid' });
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toContainText('Marta');
  expect(refreshes).toBeGreaterThanOrEqual(1);
  expect(refreshes).toBeLessThanOrEqual(5);
});

test('Sair leaves nothing behind, even when the call fails', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  await page.route('**/api/v1/auth/logout/', (route) => route.abort());
  await page.getByRole('button', { name: /Minha Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(left).toEqual([0, 0, 0, 0]);
});

test('without a session every inner screen asks for the login first', async ({ page }) => {
  await page.goto('/turmas/estudante/12');
  await expect(page).toHaveURL('/login?next=%2Fturmas%2Festudante%2F12');
});
