import { useView } from '../../../parts/use-view';
import { FILTERS, type MemberSort, type MemberView, SORT_KEYS } from './member-list';

const BY_NAME: MemberSort = { key: 'nome', direction: 'ascending' };

/** "-matricula" is by registration, backwards; what is not known is by name. */
function sortIn(text: string | null): MemberSort {
  const key = SORT_KEYS.find((one) => one === text?.replace(/^-/, ''));
  return key ? { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : BY_NAME;
}

const sortOut = ({ key, direction }: MemberSort) => {
  if (key === BY_NAME.key && direction === BY_NAME.direction) return {};
  return { ordem: direction === 'descending' ? `-${key}` : key };
};

const read = (search: URLSearchParams): MemberView => ({
  words: search.get('q') ?? '',
  sort: sortIn(search.get('ordem')),
  filter: FILTERS.find((one) => one === search.get('filtro')) ?? null,
});

const write = ({ words, sort, filter }: MemberView): Record<string, string> => ({
  ...(words && { q: words }),
  ...sortOut(sort),
  ...(filter && { filtro: filter }),
});

export const useMemberView = () => useView(read, write);
