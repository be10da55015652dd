import type { SchoolNetwork } from '@lauda/contract/school-networks';

/** Below this many, a list is quicker to read than to search. */
export const SEARCH_FROM = 7;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word asked for, in any order, without accents: "sao paulo" finds "Rede de São Paulo". */
export function networksNamed(networks: readonly SchoolNetwork[], asked: string): SchoolNetwork[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return networks.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
