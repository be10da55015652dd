import { expect, test } from '@playwright/test';
import { logIn, PASSWORD } from '../support/people';
import { watchTroubles } from '../support/troubles';

test('a teacher logs in with the keyboard alone and lands at home', async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto('/login');
  await expect(page.getByText('ÁREA DO PROFESSOR')).toBeVisible();
  await page.getByLabel('Usuário ou e-mail').focus();
  await page.keyboard.type('professora');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem')).toHaveText([
    'Página Inicial',
    'Trilhas',
    'Evolução',
    'Ações',
    'Perfis',
    'Turmas',
    'Temas',
    'Recursos Formativos',
    'Biblioteca',
    'Emocional',
    'FAQ',
    'C5',
  ]);
  expect(troubles).toEqual([]);
});

test('a field left blank says so when it is left, and the button waits while the login runs', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Usuário ou e-mail').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Usuário ou e-mail')).toHaveAccessibleDescription(/Esse campo não pode ficar em branco\./);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/token/login/', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Usuário ou e-mail').fill('professora');
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  const enter = page.getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  await expect(page.locator('form button[type=submit]')).toBeDisabled();
  release();
  await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
  await expect(enter).toBeEnabled();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Senha', { exact: true });
  await password.fill('segredo');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /Mostrar senha/ }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /Ocultar senha/ }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a student is told of the other platform by a modal, and closing it goes to /', async ({ page }) => {
  await logIn(page, 'estudante');
  const modal = page.getByRole('dialog', { name: 'Talvez você esteja na plataforma errada!' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/login/);
});

test('one click of the demonstration list logs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Marta Nogueira Sales/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta');
});

test('`next` is followed inside the house and nowhere else', async ({ page }) => {
  await logIn(page, 'professora', PASSWORD, '/login?next=%2Fperfil%3Faba%3Dsenha');
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await expect(page).toHaveURL('/perfil?aba=senha');
});

test('`next` to another site is ignored', async ({ page, baseURL }) => {
  for (const next of ['//outro.example', '/\\outro.example', 'https:outro.example', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await logIn(page, 'coordenadora', PASSWORD, `/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta');
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

test('the terms open over the login, with their date, and hand the focus back', async ({ page }) => {
  await page.goto('/login');
  const opener = page.getByRole('button', { name: 'privacidade' });
  await opener.click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText(/Última atualização/)).toBeVisible();
  await expect(modal.getByRole('link', { name: /página/i })).toHaveAttribute('href', '/privacidade');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the executive lands on the evolution dashboard', async ({ page }) => {
  await logIn(page, 'executiva');
  await expect(page).toHaveURL('/evolucao/dashboard');
});

test('a network lends its name and colours, and its access code opens the door', async ({ page }) => {
  await page.goto('/acesso');
  await page.getByText('Vale do Ipê').first().click();
  await page
    .getByText(/código de acesso/i)
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Código de acesso da rede' }).fill('ipe-amarelo-2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
});
