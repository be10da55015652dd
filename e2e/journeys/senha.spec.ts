import { expect, type Page, test } from '@playwright/test';
import { comeIn, logIn, PASSWORD } from '../support/people';

const NEW_PASSWORD = 'sete cadeiras na calçada';

async function chooseNew(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(password);
}

const letterTo = async (page: Page, address: string) => {
  const letters: { to: string; text: string }[] = await (await page.request.get('/api/v1/demonstration/mailbox/')).json();
  return letters.find(({ to }) => to === address)?.text ?? '';
};

test('a lost password comes back by letter, and the link works once', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  const email = page.getByLabel('E-mail');
  await email.fill('diretor@');
  await expect(page.getByText('Por favor, preencha o email corretamente.')).toBeVisible();
  await email.fill('diretor@lauda.example');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Um email foi enviado com as informações para gerar uma nova senha')).toBeVisible();
  await email.press('End');
  await email.press('Backspace');
  await expect(page.getByText('Um email foi enviado com as informações para gerar uma nova senha')).toBeHidden();

  await expect.poll(() => letterTo(page, 'diretor@lauda.example')).toContain('/recuperar-senha?token=');
  const link = /\/recuperar-senha\?token=[\w-]+/.exec(await letterTo(page, 'diretor@lauda.example'))?.[0] ?? '';
  await page.goto('/em-construcao/correio');
  await expect(page.getByText('Sua nova senha na Lauda').first()).toBeVisible();

  await page.goto(link);
  await chooseNew(page, 'flamengo2026');
  await page.getByRole('button', { name: 'Guardar a nova senha' }).click();
  await expect(page.getByText(/fácil de adivinhar/).first()).toBeVisible();
  await chooseNew(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Guardar a nova senha' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, 'diretor', NEW_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sebastião');

  await page.goto(link);
  await expect(page.getByText('Este link não vale mais')).toBeVisible();
});

test('an unknown address is answered like a known one', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail').fill('ninguem@lauda.example');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Um email foi enviado com as informações para gerar uma nova senha')).toBeVisible();
});

test('a recovery that fails keeps what was typed', async ({ page }) => {
  await page.route('**/forgot_password/', (route) => route.fulfill({ status: 503, json: { detail: 'fora' } }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail').fill('professora@lauda.example');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Houve um erro, por favor, verifique se o email está correto')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('professora@lauda.example');
});

test('the first access asks for data, password and terms, in this order, without a sidebar', async ({ page }) => {
  await logIn(page, 'professor.novo');
  await expect(page).toHaveURL(/\/primeiro-acesso/);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  await page.goto('/turmas');
  await expect(page).toHaveURL(/\/primeiro-acesso/);
  await chooseNew(page, NEW_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/aceite-termos/);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Li e aceito os dois textos' }).click();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
});

test('changing the own password ends the session of the other browser', async ({ page, browser }) => {
  await comeIn(page, 'corretor.interno');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await comeIn(elsewhere, 'corretor.interno');
  await page.goto('/perfil?aba=senha');
  await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD);
  await chooseNew(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('Senha trocada.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await elsewhere.goto('/perfil');
  await expect(elsewhere).toHaveURL(/\/login/);
  await context.close();
});
