import { expect, type Page, test } from '@playwright/test';
import { storedReview, takeMarkedText, takeText } from '../support/desk';
import { expectFocusSeen, focusNow } from '../support/focus';

/** Presses keys one by one, as a hand does; the focus must be seen after each. */
function keyboard(page: Page) {
  const counted = { keys: 0 };
  const press = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press(name);
      counted.keys += 1;
      await expectFocusSeen(page, name);
    }
  };
  return { counted, press };
}

const total = async (page: Page) => {
  const words = page.getByText(/^Total \d+ de \d+$/);
  await expect(words).toBeAttached();
  return Number(/^Total (\d+)/.exec((await words.textContent()) ?? '')?.[1]);
};

test('A11Y-02: a text is opened, read, marked, graded, zeroed and back, finished and left for the next with keys alone, 40 at most', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Someone of the queue, which has a next text for as long as any school has one.
  const id = await takeMarkedText(page, 'corretora');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesa de correção' })).toBeVisible();
  // Open: from the list of what is under way.
  const link = page.locator(`main a[href="/correcao/${id}"]`);
  await expect(link).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expectFocusSeen(page, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/correcao/${id}$`));
  await expect(page.getByRole('textbox', { name: /^Redação/ })).toBeVisible();
  // The engine has read it: there is a highlight to go to.
  await expect(page.getByRole('button', { name: /^(Ortografia|Gramática), [1-9]/ }).first()).toBeVisible();

  const { counted, press } = keyboard(page);
  // Read, line by line; then the first highlight, which says what it is, and is one.
  await press('s', 'ArrowDown', 'ArrowDown', 'n');
  const tip = page.getByRole('dialog');
  await expect(tip).toBeVisible();
  await press('Enter', 'Tab', 'Tab', 'Enter');
  await expect(tip.getByRole('button', { name: 'É desvio' })).toHaveAttribute('aria-pressed', 'true');
  await press('Escape');
  await expect(tip).toHaveCount(0);
  // Annotate it, with words of the bank.
  await press('1', '/');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await press('Enter');
  await expect.poll(async () => (await storedReview(page, id)).annotations.length).toBe(1);
  // Five grades.
  await press('Alt+1', '3', 'Enter', '4', 'Enter', '3', 'Enter', '4', 'Enter', '2');
  const graded = await total(page);
  expect(graded).toBeGreaterThan(0);
  await expect.poll(async () => (await storedReview(page, id)).review?.total).toBe(graded);
  // Plagiarism on two words.
  await press('s', 'ArrowRight', 'Shift+ArrowRight', 'p', 'Enter');
  await expect
    .poll(async () => (await storedReview(page, id)).annotations.map(({ annotation_type }) => annotation_type))
    .toContain('plagio');
  // A zero with its reason, and back again.
  await press('z');
  await expect(page.getByRole('radio', { name: 'Em branco' })).toBeFocused();
  await press('Space', 'Enter');
  await expect(page.getByText('Redação zerada: Em branco')).toBeVisible();
  await expect.poll(async () => (await storedReview(page, id)).review?.zero_grade_reason_id).not.toBeNull();
  await press('z', 'Tab', 'Tab', 'Enter');
  await expect.poll(() => total(page)).toBe(graded);
  // Finish, next.
  await press('Control+Enter');
  await expect(page).not.toHaveURL(new RegExp(`/correcao/${id}\\b`));
  await expect(page).toHaveURL(/\/correcao\/\d+$/);
  await expectFocusSeen(page, 'on the next text');
  expect(counted.keys).toBeLessThanOrEqual(40);
  await expect.poll(async () => (await storedReview(page, id)).review?.status).toBe('finished');
});

test('no part of the desk holds the focus: Tab goes through all of it and out again, and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await takeText(page);
  await page.goto(`/correcao/${id}`);
  await expect(page.getByRole('textbox', { name: /^Redação/ })).toBeVisible();
  await expect(page.getByText('Lendo o texto…')).toHaveCount(0);
  for (const key of ['Tab', 'Shift+Tab']) {
    let isOut = false;
    for (let steps = 0; steps < 120 && !isOut; steps += 1) {
      await page.keyboard.press(key);
      // Past the last control the browser's own frame has it.
      isOut = (await focusNow(page)).isNowhere;
      if (!isOut) await expectFocusSeen(page, `${key} ${steps + 1}`);
    }
    expect(isOut).toBe(true);
  }
});

test('a dialog gives the focus back to where it was', async ({ page }) => {
  const id = await takeText(page);
  await page.goto(`/correcao/${id}`);
  await expect(page.getByRole('textbox', { name: /^Redação/ })).toBeVisible();
  await page.keyboard.press('Alt+2');
  const before = (await focusNow(page)).name;
  for (const opener of ['z', 'a', '?']) {
    await page.keyboard.press(opener);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFocusSeen(page, opener);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFocusSeen(page, `Escape after ${opener}`);
    expect((await focusNow(page)).name).toBe(before);
  }
});
