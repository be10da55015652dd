// Marks shown and hidden with one button, on a machine four times slower: from the press to the frame that shows it.

import { median } from '../server.mjs';
import { barePage, spanPage } from './highlight-pages.mjs';
import { inBrowser, inpOf, slowDown } from './in-browser.mjs';
import { openMarkedDesk } from './marked-desk.mjs';
import { markedText } from './marked-text.mjs';

const SLOWER = 4;
const ROUNDS = 5;
const PRESSES = 8;
/** Of the desk, the first of its groups of marks; of a yardstick, its only one. */
const BUTTON = 'aside button[aria-pressed]';

/** PERF-16 asks for the next paint, PERF-17 for INP, which is about the worst of all presses: both are said, one is held against the row. */
export async function toggleSome(say) {
  const { ratio, nextPaint, inp, how } = await toggling(say, { words: 600, marks: 300, yardstick: barePage, name: 'página nua' });
  return { value: [ratio, nextPaint], rounds: `${how}; a pior (INP) ${inp} ms` };
}
export async function toggleMany(say) {
  const { ratio, nextPaint, inp, how } = await toggling(say, { words: 20_000, marks: 5000, yardstick: spanPage, name: 'spans' });
  return { value: [ratio, inp], rounds: `${how}; p75 ${nextPaint.toFixed(0)} ms` };
}

const toggling = (say, { words, marks, yardstick, name }) =>
  inBrowser('professora', async (desk) => {
    const text = markedText(words, marks);
    const bare = await desk.context().newPage();
    await bare.addInitScript(watchPresses);
    await desk.addInitScript(watchPresses);
    await bare.route('**/yardstick', (route) => route.fulfill({ contentType: 'text/html', body: yardstick(text) }));
    await bare.goto('/yardstick');
    await openMarkedDesk(desk, text);
    await desk.evaluate(() => {
      window.painted = () => CSS.highlights.get('sheet-spell').size;
    });
    for (const page of [desk, bare]) {
      await slowDown(page, SLOWER);
      await press(page);
    }
    const [ratios, times, delays] = [[], [], []];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const yard = await press(bare);
      const ours = await press(desk);
      ratios.push(ours.time / yard.time);
      times.push(...ours.times);
      delays.push(...ours.delays);
      say(
        `volta ${round}: mesa ${ours.time.toFixed(1)} ms ÷ ${name} ${yard.time.toFixed(1)} ms = ${ratios.at(-1).toFixed(2)}; p75 ${thirdQuarter(ours.times).toFixed(0)} ms, INP ${inpOf(ours.delays)} ms`,
      );
    }
    const how = `mediana de ${ROUNDS} voltas alternadas de ${PRESSES} toques; ${marks} marcas em ${words} palavras, CPU ${SLOWER}× mais lenta`;
    return { ratio: median(ratios), nextPaint: thirdQuarter(times), inp: inpOf(delays), how };
  });

const thirdQuarter = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1];

/** Ms of a press, hiding and showing alike, medians of each; of each of them; and what the browser itself counts of each, in steps of 8 ms. */
async function press(page) {
  await page.bringToFront();
  const { x, y, width, height } = await page.locator(BUTTON).first().boundingBox();
  await page.evaluate(() => {
    window.presses = [];
    window.delays.clear();
  });
  for (let at = 0; at < PRESSES; at += 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForFunction((count) => window.presses.length > count, at);
    await page.waitForTimeout(60);
  }
  const { presses, delays } = await page.evaluate(() => ({ presses: window.presses, delays: [...window.delays.values()] }));
  for (const [at, { painted }] of presses.entries()) {
    // Of thousands the desk paints those around what is seen.
    if (painted > 0 !== (at % 2 === 1)) throw new Error(`press ${at + 1} showed ${painted} marks in its frame`);
  }
  const half = (rest) => median(presses.filter((_, at) => at % 2 === rest).map(({ time }) => time));
  return { time: (half(0) + half(1)) / 2, times: presses.map(({ time }) => time), delays };
}

/** Runs in the page. The message comes after the frame was drawn; what was painted is read then, so that nobody answers later. */
function watchPresses() {
  window.presses = [];
  window.delays = new Map();
  window.addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.presses.push({ time: performance.now() - timeStamp, painted: window.painted() });
        port2.postMessage(null);
      }),
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.delays.set(interactionId, Math.max(duration, window.delays.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
