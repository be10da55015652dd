import { startAtScale } from './at-scale.mjs';
import { worstGrowth } from './worst-growth.mjs';

const SMALL = 1000;
const LARGE = Number(process.env.LAUDA_BENCH_PEOPLE ?? 1_000_000);

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

export const listGrowth = async (say) =>
  worstGrowth(say, {
    small: await startAtScale(SMALL),
    large: await startAtScale(LARGE),
    operations,
    sizes: `${LARGE.toLocaleString('pt-BR')} contra ${SMALL.toLocaleString('pt-BR')} estudantes`,
  });
