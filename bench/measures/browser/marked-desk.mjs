import { takeText } from './in-browser.mjs';
import { analysisOf } from './marked-text.mjs';

/** The real desk around a text that is longer, or more marked, than any of the demonstration: only its words and the engine's answer are ours. */
export async function openMarkedDesk(page, text) {
  const { composition_id } = await takeText(page);
  await page.route(`**/api/v1/compositions/${composition_id}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), composition_raw: text.raw } });
  });
  await page.route(`**/api/v1/compositions/${composition_id}/stats/`, (route) => route.fulfill({ json: analysisOf(composition_id, text) }));
  // What may be needed later is fetched some seconds after the text, the reasons for giving it back last; it is not what is measured.
  const provided = page.waitForResponse('**/api/v1/abandon_reasons/');
  await page.goto(`/correcao/${composition_id}`);
  await page.waitForFunction(() => CSS.highlights.get('sheet-spell')?.size > 0);
  await provided;
  await page.waitForTimeout(500);
}
