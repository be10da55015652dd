import { startAtScale } from './at-scale.mjs';
import { median } from './server.mjs';

const SMALL = 1000;
const LARGE = Number(process.env.LAUDA_BENCH_PEOPLE ?? 1_000_000);
const ROUNDS = 15;
const WARM_UP = 6; // the sixth time a statement is sent, PostgreSQL may settle for one plan

/** Every list and detail of the section as each kind of reach asks for it; a thousand students around the measured school, or a million. */
const operations = ({ group, student, year }) => [
  ['coordinator', '/api/v1/schools/'],
  ['manager', '/api/v1/schools/'],
  ['staff', '/api/v1/schools/?limit=2'], // as many as the small world has: pages of one length are compared
  ['coordinator', '/api/v1/school_groups_list/?current_year=true'],
  ['staff', '/api/v1/school_groups_list/?current_year=true&limit=25'],
  ['staff', '/api/v1/school_groups_list/?limit=25'],
  ['manager', `/api/v1/school_groups/?school_year=${year}`],
  ['staff', `/api/v1/school_groups/?school_year=${year}&limit=25`],
  ['teacher', `/api/v1/school_groups/${group}/`],
  ['staff', `/api/v1/school_groups/${group}/`],
  ['teacher', `/api/v1/school_groups/${group}/list_members/`],
  ['staff', `/api/v1/school_groups/${group}/list_members/`],
  ['teacher', `/api/v1/school_groups/${group}/list_members/?name=quit`],
  ['teacher', '/api/v1/students/?name=quit'],
  ['coordinator', '/api/v1/students/?name=quit'],
  ['manager', '/api/v1/students/?name=quit'],
  ['manager', '/api/v1/students/?name=quiteria%20souza'],
  ['staff', '/api/v1/students/?name=ma'],
  ['staff', '/api/v1/students/?name=quiteria%20souza'],
  ['staff', '/api/v1/students/?name=souza%20gea'],
  ['teacher', `/api/v1/users/get_student/?id=${student}`],
  ['staff', `/api/v1/users/get_student/?id=${student}`],
  ['teacher', `/api/v1/user_profile/get_profile_by_user_id/?id=${student}`],
  ['staff', `/api/v1/students/${student}/audit/`],
];

/** The worst of all: its median at a million over its median at a thousand, asked in turns. */
export async function listGrowth(say) {
  const small = await startAtScale(SMALL);
  const large = await startAtScale(LARGE);
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
    return {
      value: Math.max(...ratios),
      rounds: `a pior de ${ratios.length} leituras, ${LARGE.toLocaleString('pt-BR')} contra ${SMALL.toLocaleString('pt-BR')} estudantes, medianas de ${ROUNDS}`,
    };
  } finally {
    await small.stop();
    await large.stop();
  }
}
