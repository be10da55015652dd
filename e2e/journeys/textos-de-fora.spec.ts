import { expect, type Page, test } from '@playwright/test';

/** In a real browser, because the sanitiser's work is the browser's: a stand-in for the DOM parses otherwise. */
async function shown(page: Page, html: string): Promise<string> {
  await page.unroute('**/api/v1/terms/');
  await page.route('**/api/v1/terms/', (route) =>
    route.fulfill({ json: [{ parameter: 'terms_privacy_text', value: html, modified: '2026-05-18T12:00:00-03:00', version: 'p1' }] }),
  );
  await page.goto('/privacidade');
  return page.locator('main time').locator('xpath=../following-sibling::div').innerHTML();
}

const read = [
  '<h2>Título</h2><p>Um <strong>texto</strong> e um <a href="https://a.example/">link</a>.</p>',
  '<ul><li>item</li></ul><a href="mailto:a@b.example">carta</a><a href="/privacidade">aqui</a>',
];
test('what is read stays', async ({ page }) => {
  for (const html of read) expect(await shown(page, html)).toBe(html);
});

const acting: [html: string, clean: string][] = [
  ['<p>a</p><script>window.ran = 1</script>', '<p>a</p>'],
  ['<p onclick="x()" style="color:red" class="k" id="root" data-a="1">a</p>', '<p>a</p>'],
  ['<img src="x" onerror="window.ran = 1"><p>a</p>', '<p>a</p>'],
  ['<svg onload="window.ran = 1"></svg><p>a</p>', '<p>a</p>'],
  ['<math><mtext><table><mglyph><style><img src onerror="window.ran = 1"></style></mglyph></table></mtext></math><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:window.ran=1">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//mal.example">a</a>', '<a>a</a>'],
  ['<iframe src="https://a.example"></iframe><form action="/x"><input></form><p>a</p>', '<p>a</p>'],
  ['<h1>a</h1>', 'a'],
];
test('what could act goes', async ({ page }) => {
  for (const [html, clean] of acting) {
    expect((await shown(page, html)).replace(/<table>.*<\/table>/s, ''), html).toBe(clean);
    expect(await page.evaluate(() => 'ran' in window), html).toBe(false);
  }
});
