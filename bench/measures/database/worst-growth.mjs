import { median } from '../server.mjs';

const ROUNDS = 15;
const WARM_UP = 6; // the sixth time a statement is sent, PostgreSQL may settle for one plan

/** The worst of all reads: its median in the large place over its median in the small one, asked in turns. Both places are stopped. */
export async function worstGrowth(say, { small, large, operations, sizes }) {
  try {
    const ratios = [];
    const paths = operations(large);
    for (const [at, [who, smallPath]] of operations(small).entries()) {
      const [few, many] = [[], []];
      for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
        const [one, other] = [(await small.ask(who, smallPath)).ms, (await large.ask(who, paths[at][1])).ms];
        if (round < WARM_UP) continue;
        few.push(one);
        many.push(other);
      }
      ratios.push(median(many) / median(few));
      say(`${who} ${paths[at][1]}: ${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms = ${ratios.at(-1).toFixed(2)}`);
    }
    return { value: Math.max(...ratios), rounds: `a pior de ${ratios.length} leituras, ${sizes}, medianas de ${ROUNDS}` };
  } finally {
    await small.stop();
    await large.stop();
  }
}
