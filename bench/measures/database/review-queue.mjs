import { median } from '../server.mjs';
import { startReviewsPlace } from './reviews-place.mjs';

const ROUNDS = 40;
const WARM_UP = 10;

/** The desk of a reviewer with 10,000 texts waiting over the one with 25, in turns. */
export async function queueGrowth(say) {
  const place = await startReviewsPlace();
  try {
    const ask = async (name) => {
      const started = performance.now();
      const answer = await fetch(`${place.url}/api/v1/review_queue/`, { headers: { cookie: place.cookies[name].cookie } });
      const { waiting_count } = await answer.json();
      return { ms: performance.now() - started, waiting_count };
    };
    const times = { curta: [], longa: [] };
    let counts = {};
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      for (const name of ['curta', 'longa']) {
        const { ms, waiting_count } = await ask(name);
        counts = { ...counts, [name]: waiting_count };
        if (round >= WARM_UP) times[name].push(ms);
      }
    }
    if (counts.curta !== 25 || counts.longa !== 10_000) throw new Error(`waiting: ${JSON.stringify(counts)}`);
    say(`mediana: ${median(times.longa).toFixed(1)} ms ÷ ${median(times.curta).toFixed(1)} ms`);
    return {
      value: median(times.longa) / median(times.curta),
      rounds: `${median(times.longa).toFixed(1)} ms ÷ ${median(times.curta).toFixed(1)} ms, medianas de ${ROUNDS}; só a resposta da API`,
    };
  } finally {
    await place.stop();
  }
}
