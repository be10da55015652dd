import { expect, type Page, type Route, test } from '@playwright/test';
import { openDesk, storedReview, takeText } from '../support/desk';

const WORDS = 'Falta provar a segunda causa — com “aspas” e acentuação.';
const generalComment = (page: Page) => page.getByLabel('Comentário geral');

/** What can come back from a network between here and the school (REL-11); all sixteen are tried on every form in the tests of the desk. */
const FAILURES: readonly (readonly [name: string, answer: (route: Route) => Promise<void>, words: RegExp])[] = [
  [
    '500',
    (route) => route.fulfill({ status: 500, json: { detail: 'Algo deu errado do nosso lado.', error_id: 'e-1' } }),
    /Algo deu errado/,
  ],
  ['a reset connection', (route) => route.abort('connectionreset'), /guardado neste computador/],
  [
    'a page of the network',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Aceite</html>' }),
    /guardado neste computador/,
  ],
  [
    'half an answer',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id": 31, "gra' }),
    /guardado neste computador/,
  ],
];

for (const [name, answer, words] of FAILURES) {
  test(`${name}: the comment stays in its field, the header says so, one press sends it`, async ({ page }) => {
    const id = await takeText(page);
    await openDesk(page, id);
    // The desk tries again by itself too: the network mends with the press, so that it is the press that sends.
    await page.evaluate(() => document.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { capture: true }));
    await page.route('**/api/v1/composition_reviews/*/', async (route) => {
      const fails = route.request().method() === 'PATCH' && (await page.locator('body[data-pressed]').count()) === 0;
      await (fails ? answer(route) : route.continue());
    });
    await generalComment(page).fill(WORDS);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(generalComment(page)).toHaveValue(WORDS);
    expect((await storedReview(page, id)).review?.comment).toBe('');
    await page.getByRole('button', { name: 'Tentar agora' }).click();
    await expect.poll(async () => (await storedReview(page, id)).review?.comment).toBe(WORDS);
    await expect(page.getByText(/^Salvo às \d\d:\d\d$/).first()).toBeVisible();
    await expect(generalComment(page)).toHaveValue(WORDS);
  });
}
