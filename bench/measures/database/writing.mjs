import { median } from '../server.mjs';
import { startAtScale } from './at-scale.mjs';
import { worstGrowth } from './worst-growth.mjs';

const SMALL = 1000;
const LARGE = Number(process.env.LAUDA_BENCH_COMPOSITIONS ?? 1_000_000);
const ROUNDS = 15;
const WARM_UP = 6; // the sixth time a statement is sent, PostgreSQL may settle for one plan

/** Activities and texts as each kind of reach asks for them; the measured class is the same in every size. */
const operations = ({ group, test, composition, student }) => [
  ['writer', '/api/v1/tests_with_score/?type=pratica'],
  ['coordinator', '/api/v1/tests_with_score/?type=pratica'],
  ['staff', '/api/v1/tests_with_score/?type=pratica'],
  ['writer', `/api/v1/tests/${test}/`],
  ['staff', `/api/v1/tests/${test}/`],
  ['writer', `/api/v1/tests/${test}/students_info/`],
  ['staff', `/api/v1/tests/${test}/students_info/`],
  ['writer', `/api/v1/tests/${test}/students_status_on_test/`],
  ['writer', `/api/v1/school_groups_list/${group}/tests_without_children/`],
  ['writer', `/api/v1/tests/evolution/?school_group_id=${group}`],
  ['staff', `/api/v1/tests/evolution/?school_group_id=${group}`],
  ['writer', `/api/v1/tests/monthly/?level=group&id=${group}`],
  ['writer', `/api/v1/compositions/${composition}/`],
  ['staff', `/api/v1/compositions/${composition}/`],
  ['writer', `/api/v1/compositions/${composition}/history/`],
  ['writer', `/api/v1/students/${student}/writing/`],
  ['writer', '/api/v1/review_queue/'],
  ['coordinator', '/api/v1/review_queue/'],
  ['writer', '/api/v1/home/'],
  ['coordinator', '/api/v1/home/'],
  ['writer', '/api/v1/composition_instructions/'],
];

export const writingGrowth = async (say) =>
  worstGrowth(say, {
    small: await startAtScale(0, SMALL),
    large: await startAtScale(0, LARGE),
    operations,
    sizes: `${LARGE.toLocaleString('pt-BR')} contra ${SMALL.toLocaleString('pt-BR')} redações`,
  });

/** The same figures from the grades themselves. */
const rawMonths = (network) => `
  select month, review_grid_id, position, count(*), count(*) filter (where is_zero), avg(points), avg(percent) from (
    select month, review_grid_id, is_zero, 0 as position, total as points, percent from composition_results where school_network_id = ${network}
    union all select month, review_grid_id, is_zero, place, points[place], tenths[place] * 10 from composition_results, generate_subscripts(points, 1) as place
    where school_network_id = ${network}) as parts
  group by 1, 2, 3 order by 1, 2, 3`;

/** The months of a network by the front door over the bare aggregate of its grades. */
export async function reportTime(say) {
  const place = await startAtScale(0, LARGE);
  try {
    const path = `/api/v1/tests/monthly/?level=network&id=${place.network}`;
    const [ours, raw] = [[], []];
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const { ms } = await place.ask('holder', path);
      if (round < WARM_UP) continue;
      ours.push(ms);
      if (raw.length < 5) raw.push(await place.bare(rawMonths(place.network)));
    }
    say(`${median(ours).toFixed(1)} ms ÷ ${median(raw).toFixed(1)} ms`);
    return {
      value: median(ours) / median(raw),
      rounds: `${median(ours).toFixed(1)} ms ÷ ${median(raw).toFixed(0)} ms, rede de ${place.made.toLocaleString('pt-BR')} redações ao todo, medianas de ${ROUNDS} e 5`,
    };
  } finally {
    await place.stop();
  }
}
