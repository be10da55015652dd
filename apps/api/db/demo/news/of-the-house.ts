import { DAY, HOUR, startOf } from '../activities/moments';
import type { World } from '../activities/world';
import type { Tenancy } from '../tenancy/make-tenancy';
import type { News, Reader } from './news';
import { texts } from './texts';

const EXAM = 'https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/enem';
const CURRICULUM = 'https://basenacionalcomum.mec.gov.br/';
const PATHS = '/atividades/trilha';
const RECOMMENDATIONS = '/recomendacoes';
const YEARS = 2;
const MORNING = 9 * HOUR;

const announcements = (year: number) => [
  { day: '02-03', link: '', said: texts.year(year) },
  { day: '03-10', link: '/grades', said: texts.grids },
  { day: '05-12', link: EXAM, said: texts.exam },
  { day: '06-18', link: '', said: texts.maintenance },
  { day: '08-04', link: '/temas', said: texts.themes },
  { day: '10-06', link: CURRICULUM, said: texts.curriculum },
  { day: '11-05', link: EXAM, said: texts.exam },
];
const pathDays = [
  { day: '03-16', isEnd: false },
  { day: '04-10', isEnd: true },
  { day: '08-17', isEnd: false },
  { day: '09-11', isEnd: true },
];
const recommendationDays = ['04-27', '06-22', '09-28', '10-26'];

const yearsOf = ({ calendar }: World) => Array.from({ length: YEARS }, (_, ago) => calendar.thisYear - ago);
const on = (year: number, day: string) => startOf(`${year}-${day}`) + MORNING;

/** Said to everyone, this year and last; the welcome is new. */
export function ofTheHouse(world: World): News[] {
  const said = (event_key: string, moment: number, link: string, words: { title: string; content: string }): News => ({
    kind: 'announcement',
    channel: 'system',
    event_key: `announcement:${event_key}`,
    school_group_id: null,
    link,
    moment,
    ...words,
  });
  const dated = yearsOf(world).flatMap((year) =>
    announcements(year).map(({ day, link, said: words }) => said(`${year}-${day}`, on(year, day), link, words)),
  );
  return [...dated, said('welcome', world.clock.limit - 9 * HOUR, '', texts.welcome)];
}

/** Learning paths and recommendations: of one of the reader's classes this year, of no class last year, when theirs were others. */
export function ofPathsAndAdvice(world: World, { groups }: Tenancy, reader: Reader): News[] {
  const { calendar, clock } = world;
  const own = groups.filter(({ id, school_year }) => reader.groups.has(id) && school_year === calendar.thisYear);
  const groupFor = (year: number, at: number) => (year === calendar.thisYear ? own[at % Math.max(1, own.length)] : undefined);
  const path = (year: number, moment: number, at: number, isEnd: boolean): News => {
    const group = groupFor(year, at);
    const name = texts.paths[at % texts.paths.length] ?? '';
    const kind = isEnd ? 'learning_path_ending' : 'learning_path_opened';
    const words = (isEnd ? texts.pathEnding : texts.pathOpened)(name, group?.name ?? null);
    const event_key = `${kind}:${year}:${at}`;
    return { kind, channel: 'learning_path', link: PATHS, event_key, school_group_id: group?.id ?? null, moment, ...words };
  };
  const advice = (year: number, moment: number, at: number): News => {
    const group = groupFor(year, at);
    const words = texts.recommended(group?.name ?? null);
    const place = { school_group_id: group?.id ?? null, event_key: `recommendation_raised:${year}:${at}` };
    return { kind: 'recommendation_raised', channel: 'recommendation', link: RECOMMENDATIONS, ...place, moment, ...words };
  };
  const dated = yearsOf(world).flatMap((year) => [
    ...pathDays.map(({ day, isEnd }, at) => path(year, on(year, day), Math.floor(at / 2), isEnd)),
    ...recommendationDays.map((day, at) => advice(year, on(year, day), at)),
  ]);
  const lately = [
    path(calendar.thisYear, clock.limit - 12 * DAY, 2, false),
    path(calendar.thisYear, clock.limit - 8 * HOUR, 3, false),
    advice(calendar.thisYear, clock.limit - 6 * DAY, recommendationDays.length),
    advice(calendar.thisYear, clock.limit - 7 * HOUR, recommendationDays.length + 1),
  ];
  return [...dated, ...lately];
}
