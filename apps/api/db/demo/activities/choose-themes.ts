import type { Random } from '../random';
import type { GroupRow } from '../tenancy/rows';
import type { Catalogue, KnownTheme } from './catalogue';
import type { Plan } from './plan';
import { textsOn } from './world';

/** The writing workshop takes themes of the last year. */
const WORKSHOP = 14;
const LAST_YEAR = 12;
const ESSAY = 'dissertativo-argumentativo';
const SHARE_OF_ESSAYS = { ninth: 0.4, later: 0.75 };

const isEssay = ({ genre }: KnownTheme) => genre === ESSAY;

/** A class that all wrote the same text in other words is no class. */
const hasSeveral = (theme: KnownTheme) => textsOn(theme).filter(({ grades }) => grades !== null).length > 1;

/** A theme for each activity of a class, none of them twice in one year. */
export function chooseThemes(group: GroupRow, plans: readonly Plan[], { themes }: Catalogue, random: Random): KnownTheme[] {
  const grade = group.school_grade === WORKSHOP ? LAST_YEAR : group.school_grade;
  const fitting = random
    .shuffled([...themes.values()].filter(({ school_grades }) => school_grades.includes(grade)))
    .toSorted((a, b) => Number(hasSeveral(b)) - Number(hasSeveral(a)));
  const left = [...fitting];
  return plans.map(({ test_type }) => {
    const share = grade >= 10 ? SHARE_OF_ESSAYS.later : SHARE_OF_ESSAYS.ninth;
    const isWanted = grade >= 9 && (test_type === 'simulado' || random.chance(share));
    const at = Math.max(
      0,
      left.findIndex((theme) => isEssay(theme) === isWanted),
    );
    const theme = left.splice(at, 1)[0] ?? fitting[0];
    if (!theme) throw new Error(`no theme for grade ${grade}`);
    return theme;
  });
}
