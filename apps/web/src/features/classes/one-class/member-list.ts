import type { Member } from '@lauda/contract/schools';
import { finder, fold } from '../../../lib/fold';

export const SORT_KEYS = ['nome', 'usuario', 'matricula', 'situacao'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type MemberSort = { key: SortKey; direction: 'ascending' | 'descending' };

export const FILTERS = ['pendente', 'adaptacoes'] as const;
export type MemberFilter = (typeof FILTERS)[number];

export type MemberView = { words: string; sort: MemberSort; filter: MemberFilter | null };

/** A member with what a search looks at, folded once and not at each letter. */
export type FindableMember = Member & { name: string; folded: string };

const NAMES = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

export const nameOf = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`;

export const findable = (members: readonly Member[]): FindableMember[] =>
  members.map((member) => {
    const name = nameOf(member);
    return { ...member, name, folded: fold(`${name} ${member.username} ${member.registration} ${member.email}`) };
  });

/** Who waits for something first: the first access, then the adaptations. */
const situation = (member: Member) => (member.must_change_password ? 0 : 2) + (member.has_adaptations ? 0 : 1);

const COMPARE: Record<SortKey, (a: FindableMember, b: FindableMember) => number> = {
  nome: (a, b) => NAMES.compare(a.name, b.name),
  usuario: (a, b) => NAMES.compare(a.username, b.username),
  // Who has none comes last in both directions of reading a list of numbers: an empty text would lead it.
  matricula: (a, b) => Number(a.registration === '') - Number(b.registration === '') || NAMES.compare(a.registration, b.registration),
  situacao: (a, b) => situation(a) - situation(b),
};

const KEEPS: Record<MemberFilter, (member: Member) => boolean> = {
  pendente: ({ must_change_password }) => must_change_password,
  adaptacoes: ({ has_adaptations }) => has_adaptations,
};

export const countOf = (members: readonly Member[], filter: MemberFilter) => members.filter(KEEPS[filter]).length;

/** The members in the order asked for. Sorting a thousand names costs more than finding among them, so it is done apart. */
export function sorted(members: readonly FindableMember[], { key, direction }: MemberSort): FindableMember[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = COMPARE[key];
  return [...members].sort((a, b) => sign * compare(a, b) || COMPARE.nome(a, b));
}

export function shown(members: readonly FindableMember[], words: string, filter: MemberFilter | null): FindableMember[] {
  const found = finder(words);
  return members.filter((member) => (filter === null || KEEPS[filter](member)) && found(member.folded));
}
