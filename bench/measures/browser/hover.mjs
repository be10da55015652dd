// The pointer wanders over a long text full of marks while it scrolls: how often a frame takes longer than 50 ms.
import { inBrowser } from './in-browser.mjs';
import { openMarkedDesk } from './marked-desk.mjs';
import { markedText } from './marked-text.mjs';

const [WORDS, MARKS] = [20_000, 5000];
const MOVES = 1000;
const ROUNDS = 2;
const LONG_FRAME = 50;
/** Moves between two turns of the wheel, each some three lines. */
const BETWEEN_SCROLLS = 10;

export const hoverOverMarks = (say) =>
  inBrowser('professora', async (page) => {
    await openMarkedDesk(page, markedText(WORDS, MARKS));
    const slow = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { gaps, busy } = await wander(page);
      slow.push(gaps.length);
      say(
        `volta ${round}: ${gaps.length} quadros de mais de ${LONG_FRAME} ms em ${MOVES} movimentos, o pior ${Math.max(0, ...gaps).toFixed(0)} ms; ${busy} pelo próprio trabalho da página`,
      );
    }
    return {
      value: Math.max(...slow),
      rounds: `a pior de ${ROUNDS} voltas de ${MOVES} movimentos com rolagem, ${MARKS} marcas em ${WORDS} palavras`,
    };
  });

/** Every gap between two frames counts, whoever made it; `busy` are those in which the page itself worked that long. */
async function wander(page) {
  const box = await page.locator('#texto').boundingBox();
  await page.evaluate((limit) => {
    window.gaps = [];
    window.busy = 0;
    window.observer = new PerformanceObserver((list) => {
      window.busy += list.getEntries().filter(({ duration }) => duration > limit).length;
    });
    window.observer.observe({ type: 'long-animation-frame' });
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      if (now - last > limit) window.gaps.push(now - last);
      last = now;
      window.ticking = requestAnimationFrame(tick);
    };
    window.ticking = requestAnimationFrame(tick);
  }, LONG_FRAME);
  for (let at = 0; at < MOVES; at += 1) {
    await page.mouse.move(
      box.x + 60 + ((at * 37) % Math.min(560, box.width - 120)),
      box.y + 40 + ((at * 53) % (Math.min(box.height, 780) - 80)),
    );
    if (at % BETWEEN_SCROLLS === 0) await page.mouse.wheel(0, at < MOVES / 2 ? 100 : -100);
  }
  return page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    window.observer.disconnect();
    return { gaps: window.gaps, busy: window.busy };
  });
}
