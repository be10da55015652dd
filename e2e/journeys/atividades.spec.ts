import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { comeIn } from '../support/people';
import { watchTroubles } from '../support/troubles';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const studentTable = (page: Page) => page.getByRole('table', { name: 'Quem está onde' });
const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('a theme is given to two classes, and each shows who is where', async ({ page }) => {
  test.setTimeout(120_000);
  const troubles = watchTroubles(page);
  await comeIn(page, 'professora');
  const title = `Notícia da horta, jornada ${Date.now()}`;
  await page.goto('/temas');
  await page.getByRole('searchbox').fill('merenda');
  // The card moves to the top when the answer comes: only then is it where one presses.
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('merenda');
  await page.getByRole('link', { name: /horta que chegou à merenda/ }).click();
  await page.getByRole('link', { name: 'Criar atividade' }).click();

  await page.getByRole('button', { name: 'Criar atividade' }).click();
  await expect(page.getByText('Escolha pelo menos uma turma.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^8º A/ }).check();
  await page.getByRole('checkbox', { name: /^9º A/ }).check();
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('button', { name: 'Criar para 2 turmas' }).click();
  await expect(page.getByText('2 atividades criadas, uma por turma.')).toBeVisible();

  await expect(page).toHaveURL('/atividades/pratica');
  await page.getByRole('searchbox').fill(title);
  const made = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(made).toHaveCount(2);
  await expect(made.filter({ hasText: '9º A' })).toContainText(/\d+ não iniciadas/);
  await expect(made.first()).toContainText(/encerra em \d+ dias/);

  await made.filter({ hasText: '9º A' }).getByRole('link').click();
  await expect(heading(page, title)).toBeVisible();
  await expect(studentTable(page)).toBeVisible();
  const all = await studentTable(page).getByRole('rowheader').count();
  await expect(page.getByRole('heading', { name: `${all} estudantes` })).toBeVisible();

  // Nobody handed in anything: it can still be taken back.
  await fromMenu(page, 'Apagar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByText('Atividade apagada.')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a text on paper is copied, given back, and the list follows', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/atividades/pratica?estado=aberta');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /não iniciadas/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Não iniciada' }).click();
  await expect(page).toHaveURL(/situacao=nao_iniciada/);
  const name = (await studentTable(page).getByRole('rowheader').first().getByRole('link').innerText()).trim();
  await studentTable(page).getByRole('button', { name: 'Transcrever' }).first().click();
  await page.getByRole('textbox', { name: 'Texto', exact: true }).fill('A minha rua acorda antes do sol.\n\nE dorme depois de todo mundo.');
  await page.getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('Texto entregue.')).toBeVisible();
  await page.getByRole('button', { name: 'Entregue', exact: true }).click();
  const row = studentTable(page).getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Devolver ao estudante' }).click();
  await expect(page.getByText('1 texto reaberto.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('three texts of an activity that is over are reopened until a new date', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await page.goto('/atividades/pratica?estado=encerrada');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /corrigidas/ })
    .last()
    .getByRole('link')
    .click();
  // The list says it of every activity: it is the one that is left.
  await expect(page.getByText(/encerrou em/)).toHaveCount(1);
  await fromMenu(page, 'Reabrir');
  const dialog = page.getByRole('dialog', { name: 'Reabrir textos' });
  const everybody = dialog.getByRole('checkbox', { name: 'Selecionar todos' });
  await everybody.check();
  await everybody.uncheck();
  for (const place of [1, 2, 3]) await dialog.getByRole('checkbox').nth(place).check();
  await dialog.getByRole('button', { name: 'Reabrir 3 textos' }).click();
  await expect(page.getByText('3 textos reabertos.')).toBeVisible();
  await expect(page.getByText(/encerra em 8 dias/)).toBeVisible();
});

test('finishing the revision publishes what is corrected, and says what is not', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await page.goto('/atividades/pratica?estado=aguarda_correcao');
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  await expect(more).toBeVisible();
  await more.click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.nth(5)).toBeVisible();
  await rows
    .filter({ hasText: /corrigida/ })
    .filter({ hasNotText: 'Correção encerrada' })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Encerrar a correção' }).click();
  const dialog = page.getByRole('dialog');
  const said = await dialog.getByText(/publicados? ao/).innerText();
  const ready = Number(/^(\d+)/.exec(said)?.[1]);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(ready === 1 ? '1 correção publicada.' : `${ready} correções publicadas.`)).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar a correção' }).click();
  await expect(dialog.getByText(/já está publicado/)).toBeVisible();
});

test('who manages follows every school and changes nothing', async ({ page }) => {
  await comeIn(page, 'gestora');
  await page.goto('/atividades/avaliacao');
  await expect(page.getByText(/não muda nada nelas/)).toBeVisible();
  await page.getByRole('button', { name: /Escola/ }).click();
  await page.getByRole('option', { name: /Lima Barreto/ }).click();
  await expect(page).toHaveURL(/escola=\d+/);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(studentTable(page)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0);
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [360, 'dark'],
] as const) {
  test(`axe finds nothing and nothing is cut off, ${width} px, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await comeIn(page, 'professora');
    const expectSound = async (state: string) => {
      await expectAccessible(page, state);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), state).toBeLessThanOrEqual(0);
    };
    await page.goto('/atividades/pratica?estado=encerrada');
    const last = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /corrigidas/ })
      .last();
    await expect(last).toBeVisible();
    await expectSound('the list');
    await last.getByRole('link').click();
    await expect(studentTable(page)).toBeVisible();
    await studentTable(page).getByRole('checkbox').first().check();
    await expectSound('one activity, a student selected');
    for (const [name, title] of [
      ['Reabrir', 'Reabrir textos'],
      ['Editar', 'Editar atividade'],
    ] as const) {
      await fromMenu(page, name);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectSound(title);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const student = await studentTable(page).getByRole('rowheader').first().getByRole('link').getAttribute('href');
    for (const tab of ['textos', 'evolucao', 'engajamento']) {
      await page.goto(`${student}?aba=${tab}`);
      await page.waitForLoadState('networkidle');
      await expectSound(tab);
    }
    await page.goto('/atividades/nova?tema=1');
    await expect(page.getByRole('textbox', { name: 'Título' })).toBeVisible();
    await expectSound('a new activity');
  });
}
