import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { comeIn } from '../support/people';

type Students = { results: { composition_id: number | null; progress: string }[] };
type Activities = { results: { id: number; parent_id: number | null; progress: { corrigida: number } }[] };

/** An activity of the person's own with corrected texts; `ofRewriting`: one that rewrites another. */
async function correctedActivity(page: Page, ofRewriting: boolean) {
  const answer = await page.request.get('/api/v1/tests_with_score/?type=pratica&limit=50');
  const { results } = (await answer.json()) as Activities; // of the contract
  const found = results.find(({ parent_id, progress }) => (parent_id !== null) === ofRewriting && progress.corrigida > 1);
  if (!found) throw new Error('no activity is corrected');
  const students = (await (await page.request.get(`/api/v1/tests/${found.id}/students_info/`)).json()) as Students; // of the contract
  const corrected = students.results.flatMap(({ composition_id, progress }) =>
    composition_id !== null && (progress === 'corrigida' || progress === 'zerada') ? [composition_id] : [],
  );
  return { id: found.id, corrected };
}

test('a reviewer starts at the desk, without a name or a school in sight, and goes on with a text', async ({ page }) => {
  await comeIn(page, 'corretora');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesa de correção' })).toBeVisible();
  const underWay = page.getByRole('region', { name: 'Em andamento' });
  await expect(underWay.getByRole('listitem').first()).toContainText(/T-[0-9A-Z]{4}/);
  await expect(page.getByRole('main')).not.toContainText(/º (EM )?[A-C]\b/);
  await expect(page.getByText(/O seu ritmo/)).toBeVisible();
  await expectAccessible(page, 'desk');
  await underWay
    .getByRole('link', { name: /^Continuar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/correcao\/\d+$/);
});

test('a teacher reaches the desk from home and takes the next text', async ({ page }) => {
  await comeIn(page, 'professora');
  await page.goto('/');
  await page.getByRole('link', { name: 'Mesa de correção' }).click();
  await expect(page).toHaveURL('/mesa');
  await expect(page.getByRole('button', { name: 'Desacordos' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pegar próxima' }).click();
  await expect(page).toHaveURL(/\/correcao\/\d+$/);
  const taken = Number(page.url().split('/').at(-1));
  await page.goto('/mesa');
  await expect(page.getByRole('region', { name: 'Em andamento' }).locator(`a[href="/correcao/${taken}"]`)).toBeVisible();
});

test('coordination gives a waiting text to someone, forms a panel and reads who corrects what', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeIn(page, 'coordenadora');
  await page.goto('/mesa?aba=espera');
  const waiting = page.getByRole('region', { name: 'Sem ninguém' });
  const count = async () => Number(/\((.+)\)/.exec((await waiting.getByRole('heading').textContent()) ?? '')?.[1]);
  await expect(waiting).toBeVisible();
  const before = await count();
  await waiting.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Passar a alguém' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check({ force: true });
  await expectAccessible(page, 'assigning');
  await dialog.getByRole('button', { name: 'Passar a alguém' }).click();
  await expect(page.getByText(/^1 texto passado a /)).toBeVisible();
  await expect.poll(count).toBeLessThan(before);

  await page.getByRole('button', { name: 'Desacordos' }).click();
  await expect(page).toHaveURL('/mesa?aba=desacordos');
  await expectAccessible(page, 'disagreements');
  await page
    .getByRole('button', { name: /^Formar a banca/ })
    .first()
    .click();
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: 'Formar a banca' }).click();
  await expect(page.getByText(/^A banca é de /)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Esperam a banca' })
      .getByText(/^Está com /)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Quem corrige' }).click();
  await expect(page.getByRole('table', { name: 'Quem corrige o quê' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'team');
});

test('two versions side by side, and stacked on a phone', async ({ page }) => {
  await comeIn(page, 'professora');
  const { corrected } = await correctedActivity(page, true);
  await page.goto(`/correcao/${corrected[0]}/versoes`);
  const [first, second] = [page.getByRole('article', { name: 'Primeira versão' }), page.getByRole('article', { name: 'Segunda versão' })];
  await expect(page.getByRole('table', { name: 'Pontos por competência' })).toBeVisible();
  await expectAccessible(page, 'versions');
  const tops = async () => [(await first.boundingBox())?.y ?? 0, (await second.boundingBox())?.y ?? 0] as const;
  const [left, right] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await tops())[1] - (await tops())[0]).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a class is printed as one document: a text begins a page, and nothing of the screen goes along', async ({ page }) => {
  await comeIn(page, 'professora');
  const { id, corrected } = await correctedActivity(page, false);
  await page.goto(`/atividades/pratica/impressao?atividade=${id}`);
  await expect(page.getByRole('article')).toHaveCount(corrected.length);
  await expectAccessible(page, 'print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(corrected.length);
  expect(pages).toBeLessThanOrEqual(corrected.length * 2);
});
