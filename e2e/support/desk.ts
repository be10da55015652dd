import { expect, type Page } from '@playwright/test';
import { comeIn } from './people';

/** A text of one's own to correct: the oldest that waits and nobody has. */
export async function takeText(page: Page, username = 'professora'): Promise<number> {
  await comeIn(page, username);
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post('/api/v1/review_queue/next/', { headers: { 'x-csrftoken': csrf }, data: {} });
  expect(answer.status()).toBe(200);
  const { composition_id } = (await answer.json()) as { composition_id: number | null }; // of the contract
  if (composition_id === null) throw new Error(`nothing waits for ${username}`);
  return composition_id;
}

const LONG = 60; // words

/** A text with enough words to mark: some students hand in a blank sheet. */
export async function takeLongText(page: Page, username = 'professora'): Promise<number> {
  for (let tries = 0; tries < 8; tries += 1) {
    const id = await takeText(page, username);
    if ((await storedReview(page, id)).composition_raw.split(/\s+/).length >= LONG) return id;
  }
  throw new Error('no long text waits');
}

type Reading = { state: string; result: { highlights: { category: string }[] } | null };
/** The categories of spelling and grammar, which the desk shows unasked. */
const SHOWN = ['spell', 'erros_ortograficos', 'grammar', 'mistake', 'erros_gramaticais'];

/** A text in which the engine found something: some students write without a slip. */
export async function takeMarkedText(page: Page, username: string): Promise<number> {
  for (let tries = 0; tries < 8; tries += 1) {
    const id = await takeText(page, username);
    const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
    await page.request.post('/api/v1/json_stats_async/', { headers: { 'x-csrftoken': csrf }, data: { id, persist_to_db: true } });
    const read = async () => (await (await page.request.get(`/api/v1/compositions/${id}/stats/`)).json()) as Reading; // of the contract
    await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('done');
    if ((await read()).result?.highlights.some(({ category }) => SHOWN.includes(category))) return id;
  }
  throw new Error('no text with a mark of the engine waits');
}

type StoredReview = {
  is_own: boolean;
  status: string;
  comment: string;
  total: number;
  zero_grade_reason_id: number | null;
  grades: { points: number | null }[];
};

type StoredComposition = {
  composition_raw: string;
  reviews: StoredReview[];
  annotations: { id: number; annotation_type: string; start: number; end: number; quote: string; comment: string }[];
};

/** What the server has of it. */
export async function storedReview(page: Page, compositionId: number) {
  const answer = await page.request.get(`/api/v1/compositions/${compositionId}/`);
  const composition = (await answer.json()) as StoredComposition; // of the contract
  const review = composition.reviews.find(({ is_own }) => is_own);
  return { ...composition, review };
}

export async function openDesk(page: Page, compositionId: number) {
  await page.goto(`/correcao/${compositionId}`);
  await expect(page.getByRole('button', { name: /Finalizar e ir à próxima/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Redação/ })).toBeVisible();
}
