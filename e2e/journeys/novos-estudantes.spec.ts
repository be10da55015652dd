import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { comeIn, logIn } from '../support/people';
import { watchTroubles } from '../support/troubles';

/** Nobody of the demonstration, and nobody of another run. */
const family = () => `${pick()} ${pick()}`;
const pick = () => Array.from({ length: 7 }, () => 'bcdfglmnprstvaeiou'[Math.floor(Math.random() * 18)]).join('');

async function openClass(page: Page, way: 'um' | 'colar' | 'arquivo') {
  await page.goto(`/turmas/novos-estudantes?modo=${way}`);
  await page
    .getByRole('link', { name: /\d+ estudantes$/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

const choose = (page: Page, name: string, text: string, encoding: BufferEncoding) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) });

test('one student is created by form, and the first password belongs to another platform', async ({ page, browser }) => {
  const troubles = watchTroubles(page);
  await comeIn(page, 'coordenadora');
  await openClass(page, 'um');
  await page.getByLabel('Nome', { exact: true }).fill('Iracema');
  await page.getByLabel('Sobrenome').fill(family());
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('1 será criado')).toBeVisible();
  await page.getByRole('button', { name: 'Criar 1 estudante' }).click();
  await expect(page.getByRole('heading', { name: '1 estudante criado' })).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const username = await row.getByRole('cell').first().innerText();
  const password = await row.locator('code').innerText();
  expect(username).toMatch(/^iracema\./);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await logIn(elsewhere, username, password);
  await expect(elsewhere.getByRole('dialog', { name: 'Talvez você esteja na plataforma errada!' })).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'Criar mais estudantes' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sair sem imprimir?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText(password)).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a class of 40 comes from a file, is corrected, created once, and printed on four sheets', async ({ page }) => {
  const troubles = watchTroubles(page);
  const people = Array.from(
    { length: 40 },
    (_, at) => `Conceição ${family()};${Date.now() % 1_000_000}${at};${at === 3 ? '31/02/2011' : '12/03/2011'}`,
  );
  const file = ['Aluno(a);Matrícula;Data de nascimento', ...people].join('\r\n');
  await comeIn(page, 'coordenadora');
  await openClass(page, 'arquivo');
  await choose(page, '9A.csv', file, 'latin1');

  await expect(page.getByText('39 serão criados, 1 precisa de correção')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Criar/ })).toBeDisabled();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Precisam de correção (1)' }).click();
  await page.getByLabel('Nascimento, linha 5').fill('28/02/2011');
  await expect(page.getByText('40 serão criados')).toBeVisible();
  await page.getByRole('button', { name: 'Criar 40 estudantes' }).click();
  await expect(page.getByRole('heading', { name: '40 estudantes criados' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Ver e imprimir os bilhetes' }).click();
  await expect(page.getByText('40 bilhetes, em 4 folhas A4.')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Bilhetes de acesso' })).toBeHidden();
  await expect(page.getByText(/^Conceição /)).toHaveCount(40);
  await page.emulateMedia({ media: 'screen' });

  // What the printer took is not asked about again, and a second visit finds nothing.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(/^Impresso/)).toBeVisible();
  await openClass(page, 'arquivo');
  await page.goto('/turmas/bilhetes');
  await expect(page.getByRole('heading', { name: 'Nenhuma senha para imprimir' })).toBeVisible();

  await openClass(page, 'arquivo');
  await choose(page, '9A.csv', file.replace('31/02/2011', '28/02/2011'), 'latin1');
  await expect(page.getByText('40 já existem')).toBeVisible();
  await page.getByRole('button', { name: 'Incluir na turma' }).click();
  await expect(page.getByRole('heading', { name: 'Ninguém novo foi criado' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('pasted rows survive a cut cable, and the second try creates them once', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await openClass(page, 'colar');
  const name = family();
  await page.getByLabel('Lista de estudantes').fill(`Ana ${name}\nBeto ${name}`);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('2 serão criados')).toBeVisible();
  await page.route('**/api/v1/students/', async (route) => {
    await route.fetch(); // it arrives, and its answer does not
    await route.abort();
  });
  await page.getByRole('button', { name: 'Criar 2 estudantes' }).click();
  await expect(page.getByText(/ninguém será criado duas vezes/)).toBeVisible();
  await page.unroute('**/api/v1/students/');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: '2 estudantes criados' })).toBeVisible();
});

test('by keyboard alone, from the list to the slips', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await openClass(page, 'colar');
  await page.getByRole('tab', { name: 'Um estudante' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Colar da planilha' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Lista de estudantes')).toBeFocused();
  await page.keyboard.insertText(`Dora ${family()}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confira antes de criar' })).toBeFocused();
  await expect(page.getByText('1 será criado')).toBeVisible();
  await page.getByRole('button', { name: 'Criar 1 estudante' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 estudante criado' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bilhetes de acesso' })).toBeVisible();
});

test('who manages only reads, and is told so', async ({ page }) => {
  await comeIn(page, 'gestora');
  await page.goto('/turmas/novos-estudantes');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não é do seu perfil');
});
