import { PROGRESS_STATES, type ProgressState } from '@lauda/contract/activities';
import { TEST_TYPES, type TestType } from '@lauda/contract/test-types';
import { idIn, oneOf } from '../../lib/in-address';
import { useView } from '../../parts/use-view';

export const ACTIVITY_STATES = ['aberta', 'aguarda_correcao', 'encerrada', 'agendada', 'arquivada'] as const;
export const STUDENT_KEYS = ['name', 'progress', 'handed', 'words', 'total'] as const;

export type ActivitiesView = {
  words: string;
  group: number | null;
  school: number | null;
  state: (typeof ACTIVITY_STATES)[number] | null;
  year: number | null;
  /** The one that is looked at closely, and how its students are shown. */
  open: number | null;
  progress: ProgressState | null;
  /** `-total`: from the best to the worst. */
  order: string;
};

/** Nothing narrowed. */
export const EVERYTHING = { words: '', group: null, school: null, state: null, year: null } as const;

const orderIn = (text: string | null) => (text && oneOf(text.replace(/^-/, ''), STUDENT_KEYS) ? text : 'name');

const read = (search: URLSearchParams): ActivitiesView => ({
  words: search.get('q') ?? '',
  group: idIn(search.get('turma')),
  school: idIn(search.get('escola')),
  state: oneOf(search.get('estado'), ACTIVITY_STATES),
  year: idIn(search.get('ano')),
  open: idIn(search.get('atividade')),
  progress: oneOf(search.get('situacao'), PROGRESS_STATES),
  order: orderIn(search.get('ordem')),
});

const write = ({ words, group, school, state, year, open, progress, order }: ActivitiesView): Record<string, string> => ({
  ...(words && { q: words }),
  ...(group && { turma: String(group) }),
  ...(school && { escola: String(school) }),
  ...(state && { estado: state }),
  ...(year && { ano: String(year) }),
  ...(open && { atividade: String(open) }),
  ...(open && progress && { situacao: progress }),
  ...(open && order !== 'name' && { ordem: order }),
});

export const useActivitiesView = () => useView(read, write);

/** The list with its filters, as an address; with one of it open, so that the way back is the list as it was. */
export const searchOf = (view: ActivitiesView, open: number | null) =>
  `?${new URLSearchParams(write({ ...view, open, progress: null, order: 'name' }))}`;

export const testTypeOf = (text: string | undefined): TestType | undefined => TEST_TYPES.find((type) => type === text);
