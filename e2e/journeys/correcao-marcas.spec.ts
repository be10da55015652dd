import { expect, type Page, test } from '@playwright/test';
import { openDesk, storedReview, takeText } from '../support/desk';

const TONES = ['correcao', 'elogio', 'orientacao', 'plagio'] as const;

type Stored = { composition_raw: string; genre: { competences: { id: number }[] }; reviews: { id: number; is_own: boolean }[] };

/** A mark of every tone, and one that lies over two others. */
async function annotate(page: Page, id: number) {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const composition = (await (await page.request.get(`/api/v1/compositions/${id}/`)).json()) as Stored; // of the contract
  const { composition_raw: raw, genre, reviews } = composition;
  const review_id = reviews.find(({ is_own }) => is_own)?.id;
  const words = [...raw.matchAll(/\p{L}+ \p{L}+/gu)].map(({ 0: quote, index }) => ({ start: index, end: index + quote.length, quote }));
  const [first, second] = [words[0], words[1]];
  if (!first || !second) throw new Error('a text without words');
  const places = [...words.slice(0, 4), { start: first.start, end: second.end, quote: raw.slice(first.start, second.end) }];
  for (const [at, place] of places.entries()) {
    const annotation_type = TONES[at % TONES.length];
    const competence_id = annotation_type === 'plagio' ? null : (genre.competences[at]?.id ?? null);
    const data = {
      review_id,
      client_id: crypto.randomUUID(),
      ...place,
      annotation_type,
      competence_id,
      comment: `Marca ${at}`,
      suggested_text: '',
    };
    const answer = await page.request.post('/api/v1/review_annotations/', { headers: { 'x-csrftoken': csrf }, data });
    expect(answer.status()).toBe(201);
  }
  return places.length;
}

/** What lies on the sheet, by look: every word under it. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const words: Record<string, string[]> = {};
    for (const [name, ranges] of CSS.highlights) {
      if (['sheet-active', 'sheet-selection'].includes(name)) continue;
      for (const range of ranges) {
        const { startContainer, startOffset, endOffset } = range;
        const said = (startContainer.textContent ?? '').slice(startOffset, endOffset).split(/\s+/).filter(Boolean);
        if (said.length > 0) words[name] = [...(words[name] ?? []), ...said].sort();
      }
    }
    return words;
  });

/** What the list tells, by the same looks. Two equal ones are painted once. */
const listed = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const words: Record<string, string[]> = {};
    for (const row of document.querySelectorAll('details ol button')) {
      const [line, name] = [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? ''];
      for (const mark of row.querySelectorAll('mark')) {
        const look = /sheet-[a-z0-9]+/.exec(mark.className)?.[0] ?? 'none';
        const text = mark.textContent ?? '';
        if (seen.has(`${look} ${line} ${name} ${text}`)) continue;
        seen.add(`${look} ${line} ${name} ${text}`);
        words[look] = [...(words[look] ?? []), ...text.split(/\s+/).filter(Boolean)].sort();
      }
    }
    return words;
  });

test('A11Y-04: the list of all marks is what is painted, and a tone is told by its line', async ({ page }) => {
  const id = await takeText(page);
  const made = await annotate(page, id);
  await openDesk(page, id);
  await expect(page.getByText('Lendo o texto…')).toHaveCount(0);
  for (const group of await page.getByRole('button', { name: /^(Ortografia|Gramática|Oralidade|Casos especiais),/ }).all()) {
    if ((await group.getAttribute('aria-pressed')) === 'false') await group.click();
  }
  await page.getByText(/^Todas as marcas no texto/).click();
  expect((await storedReview(page, id)).annotations).toHaveLength(made);
  const onSheet = await painted(page);
  expect(Object.keys(onSheet)).toEqual(
    expect.arrayContaining(['sheet-c1', 'sheet-c2', 'sheet-c3', 'sheet-elogio', 'sheet-orientacao', 'sheet-plagio']),
  );
  expect(await listed(page)).toEqual(onSheet);

  // A category that is off is in neither.
  await page.getByRole('button', { name: /^Ortografia,/ }).click();
  expect(Object.keys(await painted(page))).not.toContain('sheet-spell');
  expect(await listed(page)).toEqual(await painted(page));

  // Words that are selected because they are looked at get one ground, not two.
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  const sizeOf = (name: string) => page.evaluate((look) => CSS.highlights.get(look)?.size ?? 0, name);
  expect(await sizeOf('sheet-selection')).toBeGreaterThan(0);
  expect(await sizeOf('sheet-active')).toBe(0);

  const lineOf = (name: string) =>
    page.evaluate((look) => {
      const text = document.querySelector('#texto [role="textbox"]');
      if (!text) throw new Error('no text');
      const { textDecorationLine, textDecorationStyle } = getComputedStyle(text, `::highlight(${look})`);
      return `${textDecorationLine} ${textDecorationStyle}`;
    }, name);
  expect(await lineOf('sheet-c1')).toBe('underline solid');
  expect(await lineOf('sheet-elogio')).toBe('overline solid');
  expect(await lineOf('sheet-orientacao')).toBe('overline dotted');
  expect(await lineOf('sheet-plagio')).toBe('underline overline double');
});
