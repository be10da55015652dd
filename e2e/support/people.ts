import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'lauda-demo-2026';

/** Through the login form, as a person does. */
export async function logIn(page: Page, username: string, password = PASSWORD, path = '/login') {
  await page.goto(path);
  await page.getByLabel('Usuário ou e-mail').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Already inside, without the form: for journeys that are about something else. */
export async function comeIn(page: Page, username: string) {
  await page.goto('/api/v1/terms/');
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const data = { username, password: PASSWORD, platform: 'teacher' };
  const answer = await page.request.post('/api/v1/token/login/', { headers: { 'x-csrftoken': csrf }, data });
  expect(answer.status()).toBe(200);
}
