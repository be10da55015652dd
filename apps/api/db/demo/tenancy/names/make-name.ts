import type { Random } from '../../random';
import { common, commonest, origins } from './families';
import { men, women } from './of-staff';
import { boys, girls } from './of-students';

export type Name = { first_name: string; last_name: string };

const listed = (names: string) => names.split(',').map((name) => name.trim());

const lists = {
  students: [listed(girls), listed(boys)],
  staff: [listed(women), listed(men)],
  commonest: listed(commonest),
  common: listed(common),
} as const;

const families = origins.map((origin) => ({
  ...origin,
  girls: listed(origin.girls),
  boys: listed(origin.boys),
  surnames: listed(origin.surnames),
}));

/** Two surnames, the mother's before the father's; about a third of the people bear one of the commonest. */
function surnames(random: Random, own?: string): string {
  const one = random.pick(random.chance(0.3) ? lists.commonest : lists.common);
  const other = own ?? random.pick(random.chance(0.4) ? lists.commonest : lists.common);
  return one === other ? one : `${one} ${other}`;
}

export function studentName(random: Random): Name {
  let place = random.below(1000);
  const isGirl = random.chance(0.5);
  for (const { weight, girls: daughters, boys: sons, surnames: own } of families) {
    if (place < weight) return { first_name: random.pick(isGirl ? daughters : sons), last_name: surnames(random, random.pick(own)) };
    place -= weight;
  }
  return { first_name: random.pick(lists.students[isGirl ? 0 : 1]), last_name: surnames(random) };
}

/** Three in four people who teach in Brazilian schools are women. */
export const staffName = (random: Random): Name => ({
  first_name: random.pick(lists.staff[random.chance(0.75) ? 0 : 1]),
  last_name: surnames(random),
});

const PARTICLES = ['da', 'das', 'de', 'do', 'dos'];

const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => !PARTICLES.includes(word));

/** `ana.souza`; when taken, with a second given name or surname; when all are taken, with a number. */
export function usernameFor({ first_name, last_name }: Name, taken: Set<string>): string {
  const given = plain(first_name);
  const family = plain(last_name);
  const first = given[0] ?? 'estudante';
  const last = family.at(-1) ?? first;
  const candidates = [
    `${first}.${last}`,
    `${given.join('.')}.${last}`,
    `${first}.${family.join('.')}`,
    `${given.join('.')}.${family.join('.')}`,
  ];
  let username = candidates.find((candidate) => !taken.has(candidate));
  for (let number = 2; username === undefined; number += 1) {
    const numbered = `${first}.${last}${number}`;
    if (!taken.has(numbered)) username = numbered;
  }
  taken.add(username);
  return username;
}
