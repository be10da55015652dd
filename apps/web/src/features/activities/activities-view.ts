import { TEST_TYPES, type TestType } from '@lauda/contract/test-types';
import { useView } from '../../parts/use-view';

export const ACTIVITY_STATES = ['aberta', 'aguarda_correcao', 'encerrada', 'agendada', 'arquivada'] as const;

export type ActivitiesView = {
  words: string;
  group: number | null;
  state: (typeof ACTIVITY_STATES)[number] | null;
  year: number | null;
  /** The one that is looked at closely. */
  open: number | null;
};

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

const read = (search: URLSearchParams): ActivitiesView => ({
  words: search.get('q') ?? '',
  group: numberIn(search.get('turma')),
  state: ACTIVITY_STATES.find((state) => state === search.get('estado')) ?? null,
  year: numberIn(search.get('ano')),
  open: numberIn(search.get('atividade')),
});

const write = ({ words, group, state, year, open }: ActivitiesView): Record<string, string> => ({
  ...(words && { q: words }),
  ...(group && { turma: String(group) }),
  ...(state && { estado: state }),
  ...(year && { ano: String(year) }),
  ...(open && { atividade: String(open) }),
});

export const useActivitiesView = () => useView(read, write);

export const testTypeOf = (text: string | undefined): TestType | undefined => TEST_TYPES.find((type) => type === text);
