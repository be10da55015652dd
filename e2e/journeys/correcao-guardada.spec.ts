import { expect, type Page, type Route, test } from '@playwright/test';
import { openDesk, storedReview, takeLongText } from '../support/desk';

const COMPETENCES = [1, 2, 3, 4, 5];
const NOTES = Array.from({ length: 30 }, (_, place) => `Nota ${place + 1}: ação, razão.`);
const GENERAL = 'O texto todo.\n\nCom dois parágrafos.';
const generalComment = (page: Page) => page.getByLabel('Comentário geral');
const competenceComment = (page: Page) => page.getByRole('textbox', { name: 'Comentário da competência' });
const noteForm = (page: Page) => page.getByRole('form', { name: 'Nova marca' });
const sheet = (page: Page) => page.getByRole('textbox', { name: /^Redação/ });
const zeroDialog = (page: Page) => page.getByRole('dialog', { name: 'Zerar a redação' });

async function gradeAll(page: Page, comment?: (position: number) => string) {
  for (const position of COMPETENCES) {
    await page.keyboard.press(`Alt+${position}`);
    await page.keyboard.press('3');
    if (!comment) continue;
    await competenceComment(page).fill(comment(position));
    await competenceComment(page).blur();
  }
}

/** Word by word over the text, a note on each, with keys alone. */
async function annotateWords(page: Page, comments: readonly string[]) {
  await page.keyboard.press('s');
  for (const [place, comment] of comments.entries()) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(String((place % COMPETENCES.length) + 1));
    await noteForm(page).getByRole('textbox').fill(comment);
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeFocused();
  }
}

const onlyReads = (route: Route) => (route.request().method() === 'GET' ? route.continue() : route.abort('connectionreset'));

test('REL-13: 30 notes and 5 grades without a network, in a page that then dies: all stored once, in order, on their words', async ({
  page,
  context,
}) => {
  const id = await takeLongText(page);
  await openDesk(page, id);
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão').first()).toBeVisible({ timeout: 2000 });
  await annotateWords(page, NOTES);
  await gradeAll(page);
  await expect(page.getByText('Sem conexão: guardado neste computador').first()).toBeVisible({ timeout: 2000 });
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  await openDesk(again, id);
  await expect.poll(async () => (await storedReview(again, id)).review?.grades.length, { timeout: 30_000 }).toBe(COMPETENCES.length);
  const { annotations, composition_raw } = await storedReview(again, id);
  expect(annotations.toSorted((one, other) => one.id - other.id).map(({ comment }) => comment)).toEqual(NOTES);
  const starts = annotations.map(({ start }) => start);
  expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
  for (const { start, end, quote } of annotations) expect(composition_raw.slice(start, end)).toBe(quote);
  // The page has nothing left to send.
  await expect(again.getByText(/^Salvo às \d\d:\d\d$/).first()).toBeVisible();
});

test('REL-09: a page that dies before anything could be saved gives back every field as it was', async ({ page, context }) => {
  const id = await takeLongText(page);
  await openDesk(page, id);
  await page.route('**/api/v1/**', onlyReads);
  const said = (position: number) => `Competência ${position}: “aspas”, acentuação — e\nduas linhas.`;
  await gradeAll(page, said);
  const total = await page.getByText(/^Total \d+ de \d+$/).innerText();
  await generalComment(page).fill(GENERAL);
  await generalComment(page).blur();
  await page.keyboard.press('s');
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'p']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('z');
  await zeroDialog(page).getByRole('radio').nth(1).check();
  await zeroDialog(page).getByRole('textbox').fill('Ainda penso se é zero.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await noteForm(page).getByRole('textbox').fill('Uma nota pela metade');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.route('**/api/v1/**', onlyReads);
  await openDesk(again, id);
  expect((await storedReview(again, id)).review).toMatchObject({ comment: '', grades: [] });
  await expect(generalComment(again)).toHaveValue(GENERAL, { timeout: 1000 });
  await expect(noteForm(again).getByRole('textbox')).toHaveValue('Uma nota pela metade', { timeout: 1000 });
  await expect(again.getByText(/^Total \d+ de \d+$/)).toHaveText(total);
  await expect(again.getByRole('button', { name: /^Plágio/ })).toBeVisible();
  await noteForm(again).getByRole('button', { name: 'Cancelar' }).click();
  for (const position of COMPETENCES) {
    await again.keyboard.press(`Alt+${position}`);
    await expect(competenceComment(again)).toHaveValue(said(position));
  }
  await again.keyboard.press('z');
  await expect(zeroDialog(again).getByRole('radio').nth(1)).toBeChecked();
  await expect(zeroDialog(again).getByRole('textbox')).toHaveValue('Ainda penso se é zero.');
});
