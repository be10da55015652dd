import { expect, type Page, test } from '@playwright/test';
import { comeIn } from '../support/people';
import { watchTroubles } from '../support/troubles';

const today = (page: Page) => page.getByRole('region', { name: 'O que precisa de você hoje' });
const greeted = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^(Bom dia|Boa tarde|Boa noite), ${name}\\.$`) })).toBeVisible();

test('a teacher: the day with its actions, the classes with their trend, work left behind', async ({ page }) => {
  const troubles = watchTroubles(page);
  await comeIn(page, 'professora');
  await page.goto('/');
  await greeted(page, 'Helena');
  await expect(page.getByText(/^(Segunda|Terça|Quarta|Quinta|Sexta)-feira|^Sábado|^Domingo/)).toBeVisible();
  const first = today(page).getByRole('listitem').first();
  await expect(first).toContainText(/^\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'Suas turmas' })).toBeVisible();
  // The line has its numbers for who does not see it.
  await expect(page.getByRole('table', { name: /^Médias do/ }).first()).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', /^\/(correcao|temas)\/\d+/);

  await today(page)
    .getByRole('link', { name: /Lembrar a turma/ })
    .or(today(page).getByRole('link', { name: /Corrigir/ }))
    .first()
    .click();
  await expect(page).not.toHaveURL('/');
  expect(troubles).toEqual([]);
});

test('one request for the page, at most eight to the API before it is of use (PERF-32)', async ({ page }) => {
  await comeIn(page, 'professora');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: 'Suas turmas' })).toBeVisible();
  expect(asked.filter((one) => one === 'GET /api/v1/home/')).toHaveLength(1);
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(8);
});

test('who coordinates: what nobody else decides comes first', async ({ page }) => {
  await comeIn(page, 'coordenadora');
  await page.goto('/');
  await greeted(page, 'Marta');
  await expect(today(page).getByRole('listitem').first()).toBeVisible();
  const shown = await today(page).getByRole('listitem').count();
  const rest = today(page).getByRole('button', { name: /^Mostrar mais \d+$/ });
  const hidden = Number(/\d+/.exec(await rest.innerText())?.[0]);
  await rest.click();
  await expect(today(page).getByRole('listitem')).toHaveCount(shown + hidden);
});

for (const [username, name] of [
  ['gestora', 'Rosângela'],
  ['executiva', 'Beatriz'],
] as const) {
  test(`${username}: each school against last month, and nothing to correct`, async ({ page }) => {
    await comeIn(page, username);
    await page.goto('/');
    await greeted(page, name);
    const schools = page.getByRole('table', { name: /por escola/ });
    await expect(schools.getByRole('row', { name: /Cora Coralina/ })).toContainText(/\d+%\s+antes \d+%/);
    await expect(today(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Suas turmas' })).toHaveCount(0);
  });
}

for (const [username, name] of [
  ['diretor', 'Sebastião'],
  ['equipe', 'Daniela'],
] as const) {
  test(`${username} is greeted, and finds something of theirs`, async ({ page }) => {
    const troubles = watchTroubles(page);
    await comeIn(page, username);
    await page.goto('/');
    await greeted(page, name);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(troubles).toEqual([]);
  });
}

test('who corrects comes in at the desk', async ({ page }) => {
  await comeIn(page, 'corretora');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesa de correção' })).toBeVisible();
});

test('on a phone nothing is cut off, and the actions can be hit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await comeIn(page, 'professora');
  await page.goto('/');
  await expect(today(page).getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const box = await today(page).getByRole('link').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
