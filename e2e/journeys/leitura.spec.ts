import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { comeIn } from '../support/people';
import { watchTroubles } from '../support/troubles';

const BAD = [
  'Os problema das cidade brasileira cresce todos os dias, e o descazo com os rios é o maior deles.',
  'Portanto, o Ministério do Meio Ambiente deve criar campanhas nas escolas, por meio de palestras, a fim de que os jovens cuidem da água.',
].join('\n');

test('whoever looks after the engine pastes a bad text, sees its marks, hears a tip and accepts a suggestion', async ({ page }) => {
  const troubles = watchTroubles(page);
  await comeIn(page, 'equipe');
  await page.goto('/');
  await page.getByRole('link', { name: 'Motor de leitura' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que a máquina lê' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto' }).fill(BAD);
  await page.getByRole('button', { name: /Gênero/ }).click();
  await page.getByRole('option', { name: 'Dissertativo-argumentativo' }).click();
  await page.getByRole('button', { name: 'Ler o texto' }).click();

  const paper = page.getByRole('region', { name: 'Texto lido' });
  const word = paper.locator('mark', { hasText: 'descazo' });
  await expect(word).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Leitura pronta/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sugestão de nota' })).toBeVisible();
  await expect(page.getByText(/curto demais/)).toBeVisible();
  await expect(page.getByText('“o Ministério do Meio Ambiente”')).toBeVisible();

  await word.hover();
  await page.waitForTimeout(600);
  await expect(page.getByRole('tooltip')).toBeHidden();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);

  await page.mouse.move(0, 0);
  await word.hover();
  await tip.getByRole('button', { name: 'Trocar por “descaso”' }).click();
  await expect(page.getByRole('textbox', { name: 'Texto' })).toHaveValue(BAD.replace('descazo', 'descaso'));
  await expect(paper).toContainText('o descaso com os rios', { timeout: 20_000 });
  await expect(paper.locator('mark', { hasText: 'descaso' })).toHaveCount(0);
  expect(troubles).toEqual([]);
});
