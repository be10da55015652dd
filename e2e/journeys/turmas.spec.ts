import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { comeIn, logIn } from '../support/people';
import { watchTroubles } from '../support/troubles';

const rows = (page: Page) => page.getByRole('rowheader');
const openClass = async (page: Page, name: string) => {
  await page.goto('/turmas');
  await page.getByRole('link', { name: new RegExp(`${name}.*Abrir`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};

test('a coordinator finds a class, searches, sorts, selects and takes the list along', async ({ page }) => {
  const troubles = watchTroubles(page);
  await comeIn(page, 'coordenadora');
  await page.goto('/turmas');
  await expect(page.getByRole('heading', { level: 1, name: 'Turmas' })).toBeVisible();
  await page.getByRole('searchbox').fill('9º a');
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('link', { name: /9º A.*Abrir/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '9º A' })).toBeFocused();
  await expect(rows(page).first()).toBeVisible();

  const all = await rows(page).count();
  const last = await rows(page).last().innerText();
  await page.getByRole('button', { name: 'Nome' }).click();
  await expect(rows(page).first()).toHaveText(last);
  await expect(page).toHaveURL(/ordem=-nome/);

  const username = await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
  await page.getByRole('searchbox').fill(username.toUpperCase());
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(rows(page)).toHaveCount(all);

  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 estudantes selecionados')).toBeVisible();

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^estudantes-9-a-\d{4}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFNome;Sobrenome;Usuário;')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(5);
  await expect(page.getByText('Lista exportada: 4 linhas.')).toBeVisible();

  await page.getByRole('button', { name: 'Exportar' }).click();
  const workbook = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  expect(
    readFileSync(await (await workbook).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect(troubles).toEqual([]);
});

test('by keyboard alone: from the search to a student and back to the same list', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await openClass(page, '7º A');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('a');
  await expect(page).toHaveURL(/q=a/);
  const name = await rows(page).first().innerText();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('a');
});

test('a student is corrected; two people on one student choose', async ({ page, browser }) => {
  await comeIn(page, 'coordenadora');
  await openClass(page, '6º B');
  await rows(page).first().getByRole('link').click();
  await page.getByLabel(/Matrícula/).fill('EDU-77');
  const address = page.url();

  const other = await (await browser.newContext()).newPage();
  await comeIn(other, 'coordenadora');
  await other.goto(address);
  await other.getByLabel(/Matrícula/).fill('EDU-88');
  await other.getByRole('button', { name: 'Salvar' }).click();
  await expect(other.getByText('Dados salvos.')).toBeVisible();

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alguém mudou estes dados antes de você')).toBeVisible();
  await expect(page.getByText('O que está salvo agora: EDU-88')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Matrícula/)).toHaveValue('EDU-77');

  await page.getByRole('tab', { name: 'Adaptações' }).click();
  await page.getByRole('switch', { name: 'Desconsiderar o tamanho' }).click();
  await expect(page.getByText('Adaptações salvas.')).toBeVisible();
  await expect(page).toHaveURL(/aba=adaptacoes/);
});

test('a student moves to another class of the school and leaves it', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await openClass(page, '2º EM A');
  const before = await rows(page).count();
  const name = await rows(page).nth(1).innerText();
  await page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Mudar de turma' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nova turma/ })
    .click();
  await page.getByRole('option', { name: '1º EM A' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar de turma' }).click();
  await expect(page.getByText('Agora está em 1º EM A.')).toBeVisible();
  await expect(rows(page)).toHaveCount(before - 1);

  await openClass(page, '1º EM A');
  await page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Tirar da turma' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tirar da turma' }).click();
  await expect(page.getByText('Saiu de 1º EM A.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true })).toHaveCount(0);
});

test('a new password ends at a slip, and it opens the door of the students', async ({ page, browser }) => {
  await comeIn(page, 'coordenadora');
  await openClass(page, '3º EM B');
  await rows(page).last().getByRole('link').click();
  await page.getByRole('link', { name: 'Nova senha' }).click();
  await page.getByRole('radio', { name: 'Digitar uma' }).check({ force: true });
  await page.getByLabel('Senha provisória').fill('12345678');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText(/fácil de adivinhar/)).toBeVisible();
  await page.getByLabel('Senha provisória').fill('o trem das onze e meia');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('o trem das onze e meia')).toBeVisible();
  const username = await page.locator('dl[translate="no"] dd').first().innerText();
  await page.getByRole('button', { name: 'Imprimir o bilhete' }).click();
  await expect(page).toHaveURL('/turmas/bilhetes');
  await expect(page.getByText('o trem das onze e meia')).toBeVisible();

  // Only the right password is told that this is the wrong door.
  const door = await (await browser.newContext()).newPage();
  await logIn(door, username, 'o trem das onze e meia');
  await expect(door.getByText(/plataforma errada/)).toBeVisible();
});

test('who manages sees the same classes and changes nothing', async ({ page }) => {
  await comeIn(page, 'gestora');
  await page.goto('/turmas');
  await expect(page.getByText(/Você vê as turmas e não muda nada nelas/)).toBeVisible();
  await page.getByRole('searchbox').fill('cora coralina 9');
  await page.getByRole('link', { name: /9º A.*Abrir/ }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByText(/Você lê estes dados/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('axe finds nothing in the states between: a selection and its dialogs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeIn(page, 'coordenadora');
  await openClass(page, '6º A');
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await expectAccessible(page, 'all selected');
  for (const [button, role] of [
    ['Novas senhas', 'alertdialog'],
    ['Mudar de turma', 'dialog'],
    ['Tirar da turma', 'alertdialog'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await expectAccessible(page, button);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
  }
});
