// A browser and somebody logged in to the production build, for what is measured on the screen.
import { createRequire } from 'node:module';
import { startServer } from '../server.mjs';

const require = createRequire(new URL('../../../e2e/package.json', import.meta.url));
const PASSWORD = 'lauda-demo-2026';
const USUAL_WORDS = 250;

export const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
export const VIEWPORT = { width: 1440, height: 900 };
export const chromium = () => require('@playwright/test').chromium;

/** `LAUDA_BENCH_URL` names a Lauda with the demonstration data that runs already; otherwise one is started and ended. */
export async function inBrowser(username, work, flags = []) {
  const running = process.env.LAUDA_BENCH_URL;
  const server = running ? { url: running, stop: async () => {} } : await startServer();
  try {
    const browser = await chromium().launch({ ...LAUNCH, args: [...LAUNCH.args, ...flags] });
    try {
      const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', viewport: VIEWPORT });
      const page = await context.newPage();
      await enter(page, username);
      return await work(page, server.url);
    } finally {
      // What is still being answered has nobody to hear it.
      for (const context of browser.contexts())
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

export async function enter(page, username) {
  await page.goto('/api/v1/terms/');
  const { status } = await send(page, 'POST', '/api/v1/token/login/', { username, password: PASSWORD, platform: 'teacher' });
  if (status !== 200) throw new Error(`login answered ${status}`);
}

/** As the page itself would write, with its cookies. */
export async function send(page, method, path, data) {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.fetch(path, { method, headers: { 'x-csrftoken': csrf }, data });
  return { status: answer.status(), body: answer.ok() && answer.status() !== 204 ? await answer.json() : null };
}

/** The oldest text that waits and nobody has. */
export async function takeText(page) {
  const { status, body } = await send(page, 'POST', '/api/v1/review_queue/next/', {});
  if (status !== 200 || body.composition_id === null) throw new Error(`no text to correct: ${status}`);
  return body;
}

/** One that is as long as most, begun already or the oldest that waits: what waits longest may be a blank sheet, or a poem of nine lines. */
export async function takeUsualText(page) {
  const { body: queue } = await send(page, 'GET', '/api/v1/review_queue/');
  const begun = queue.in_progress.find(({ count_words }) => count_words >= USUAL_WORDS);
  if (begun) return begun;
  for (;;) {
    const taken = await takeText(page);
    const { body } = await send(page, 'GET', `/api/v1/compositions/${taken.composition_id}/`);
    if (body.count_words >= USUAL_WORDS) return taken;
  }
}

export async function slowDown(page, rate) {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

/** The web's own definition: the worst, leaving one aside for every fifty. */
export const inpOf = (delays) => [...delays].sort((a, b) => b - a)[Math.floor(delays.length / 50)] ?? 0;
