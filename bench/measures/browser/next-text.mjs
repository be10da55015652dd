// From one text to the next with a key: how soon it is read, and whether anything of the ones before stays in memory.
import { inBrowser, send, takeText } from './in-browser.mjs';

const GOES = 16;
const [FEW, MANY] = [20, 200];
/** Machine code that the browser makes as it goes fills its heap for some hundred rounds, and is nobody's leak. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const TEXT = '#texto [data-line]';

/** Everything is the server's own; the bench only gives the grades that a person would, as soon as a text is taken. */
export const nextText = (say) =>
  inBrowser('corretora', async (page) => {
    const fetched = new Set();
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
    let ahead = 0;
    await page.route('**/api/v1/review_queue/next/', async (route) => {
      const answer = await route.fetch();
      const taken = await answer.json();
      if (taken.composition_id === null) throw new Error('no text waits any more');
      const review = await gradeAll(page, taken.composition_id);
      ahead = taken.composition_id;
      await route.fulfill({ response: answer, json: { ...taken, review } });
    });
    const first = await takeText(page);
    await gradeAll(page, first.composition_id);
    await page.goto(`/correcao/${first.composition_id}`);
    await page.locator(TEXT).first().waitFor();
    await page.evaluate(() => {
      window.isSamePage = true;
    });
    const times = [];
    for (let go = 1; go <= GOES; go += 1) {
      await until(() => fetched.has(`/api/v1/compositions/${ahead}/`) && fetched.has(`/api/v1/compositions/${ahead}/stats/`));
      await page.waitForTimeout(300);
      times.push(await pressAndRead(page, 'Control+Enter'));
    }
    say(`${GOES} vezes: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    if (!(await page.evaluate(() => window.isSamePage === true))) throw new Error('the page was loaded again');
    return {
      value: [...times].sort((a, b) => a - b)[Math.ceil(GOES * 0.75) - 1],
      rounds: `p75 de ${GOES} textos seguidos, o próximo já buscado, sem recarregar`,
    };
  });

async function until(isSo) {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 300) throw new Error('the next text was not fetched ahead');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function gradeAll(page, composition_id) {
  const { body: composition } = await send(page, 'GET', `/api/v1/compositions/${composition_id}/`);
  let review = composition.reviews.find(({ is_own }) => is_own);
  for (const { id, levels } of composition.genre.competences) {
    const known = review.grades.find(({ competence_id }) => competence_id === id);
    const grade = { competence_id: id, version: known?.version ?? 0, level_id: levels[1].id };
    const path = `/api/v1/composition_reviews/${review.id}/create_or_update_review_competence_grade/`;
    const { status, body } = await send(page, 'POST', path, grade);
    if (status !== 200) throw new Error(`a grade was answered with ${status}`);
    review = body;
  }
  return review;
}

/** From the key to the frame in which another text stands where this one stood. */
async function pressAndRead(page, key) {
  await page.evaluate((selector) => {
    const before = document.querySelector(selector);
    window.read = new Promise((resolve) => {
      const watch = ({ timeStamp, key }) => {
        if (key === 'Control' || key === 'Alt') return;
        window.removeEventListener('keydown', watch, true);
        const look = () => {
          const row = document.querySelector(selector);
          if (!row || row === before) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('keydown', watch, true);
    });
  }, TEXT);
  await page.keyboard.press(key);
  return page.evaluate(() => window.read);
}

/** Back and forth between two texts that are only read: what is left behind each time is what grows. */
export const deskMemory = (say) =>
  inBrowser(
    'professora',
    async (page) => {
      const pair = await twoTexts(page);
      await page.route('**/api/v1/review_queue/next/', (route) => route.fulfill({ json: { review: null, composition_id: pair[1] } }));
      await page.goto(`/correcao/${pair[0]}`);
      await page.locator(TEXT).first().waitFor();
      const session = await page.context().newCDPSession(page);
      const heap = async () => {
        // What was put off by a moment, such as taking down the text before, is done first.
        await page.waitForTimeout(500);
        for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
      };
      const read = [];
      for (let cycle = 1; cycle <= MANY; cycle += 1) {
        await pressAndRead(page, 'Control+Enter');
        await pressAndRead(page, 'Alt+P');
        if (cycle % FEW !== 0) continue;
        read.push(await heap());
        say(`${cycle} idas e voltas: ${read.at(-1).toFixed(2)} MB`);
      }
      const [few, many] = [read[0], read.at(-1)];
      return {
        value: many / few,
        rounds: `${many.toFixed(2)} MB depois de ${MANY} idas e voltas ÷ ${few.toFixed(2)} MB depois de ${FEW}, coletado o lixo`,
      };
    },
    [INTERPRETED],
  );

/** Two corrected texts of one activity: reading them changes nothing. */
async function twoTexts(page) {
  const { body } = await send(page, 'GET', '/api/v1/tests_with_score/?type=pratica&limit=50');
  for (const { id } of body.results.filter((one) => one.progress.corrigida > 1)) {
    const { body: students } = await send(page, 'GET', `/api/v1/tests/${id}/students_info/`);
    const found = students.results.filter((one) => one.progress === 'corrigida' && one.composition_id !== null);
    if (found.length > 1) return found.slice(0, 2).map(({ composition_id }) => composition_id);
  }
  throw new Error('no activity has two corrected texts');
}
