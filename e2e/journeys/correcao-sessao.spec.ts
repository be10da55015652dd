import { expect, type Page, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { openDesk, storedReview, takeText } from '../support/desk';
import { logIn, PASSWORD } from '../support/people';

/** Two thousand characters that stand nowhere else. */
const WORDS = 'Só desta correção: falta provar a segunda causa. '.repeat(60).slice(0, 2000);
const generalComment = (page: Page) => page.getByLabel('Comentário geral');

/** The server no longer knows these tokens, whatever the browser still holds: as after a change of password elsewhere. */
async function revoke(page: Page, { request }: PlaywrightWorkerArgs['playwright']) {
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin, storageState: await page.context().storageState() });
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await elsewhere.post('/api/v1/auth/logout/', { headers: { 'x-csrftoken': csrf } });
  expect(answer.ok()).toBe(true);
  await elsewhere.dispose();
}

/** Through the form that is on the screen, with the way back in its address. */
async function enterHere(page: Page, username: string) {
  await page.getByLabel('Usuário ou e-mail').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function leave(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Minha Conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The session ends while words are on their way. */
async function losesSession(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  const id = await takeText(page);
  await openDesk(page, id);
  // What the desk still asks for by itself would find the session ended before a word is written.
  await page.waitForLoadState('networkidle');
  await revoke(page, playwright);
  await generalComment(page).fill(WORDS);
  await expect(page).toHaveURL(new RegExp(`/login\\?next=%2Fcorrecao%2F${id}$`));
  await expect(page.getByText('Sessão expirada')).toBeVisible();
  return id;
}

test('REL-14: revoked with 2,000 characters unsaved, the same person is back on the same page, and everything is there', async ({
  page,
  playwright,
}) => {
  const id = await losesSession(page, playwright);
  await enterHere(page, 'professora');
  await expect(page).toHaveURL(new RegExp(`/correcao/${id}$`));
  await expect(generalComment(page)).toHaveValue(WORDS);
  await expect.poll(async () => (await storedReview(page, id)).review?.comment).toBe(WORDS);
});

test('REL-14: another person sees nothing of it and sends nothing of it; the first finds it again, and Sair leaves nothing', async ({
  page,
  context,
  playwright,
}) => {
  const id = await losesSession(page, playwright);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Só desta correção')) sent.push(`${request.method()} ${request.url()}`);
  });
  await enterHere(page, 'coordenadora');
  await expect(page).toHaveURL(new RegExp(`/correcao/${id}$`));
  for (const path of [`/correcao/${id}`, '/mesa', '/']) {
    if (path !== `/correcao/${id}`) await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.content()).not.toContain('Só desta correção');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Só desta correção');
  }
  expect(sent).toEqual([]);
  await leave(page);

  await logIn(page, 'professora', PASSWORD, `/login?next=%2Fcorrecao%2F${id}`);
  await expect(generalComment(page)).toHaveValue(WORDS);
  await expect.poll(async () => (await storedReview(page, id)).review?.comment).toBe(WORDS);
  await leave(page);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  expect(left).toEqual({ databases: [], caches: [], local: [], session: [] });
  // The door gives everyone a value against forged requests, whoever they are.
  expect((await context.cookies()).filter(({ name }) => name !== 'csrftoken')).toEqual([]);
});
