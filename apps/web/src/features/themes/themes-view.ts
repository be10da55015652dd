import { LEARNING_PATH_TYPES, THEME_SORTS } from '@lauda/contract/themes';
import { REVIEW_FLOWS } from '@lauda/contract/users';
import { SCHOOL_GRADES } from '@lauda/domain/people/school-grades';
import { idIn, oneOf } from '../../lib/in-address';
import { useView } from '../../parts/use-view';

export const ORIGINS = ['product', 'school', 'own'] as const;

export type ThemesView = {
  words: string;
  grid: number | null;
  genre: number | null;
  grade: number | null;
  path: (typeof LEARNING_PATH_TYPES)[number] | null;
  flow: (typeof REVIEW_FLOWS)[number] | null;
  origin: (typeof ORIGINS)[number] | null;
  ready: boolean;
  sort: (typeof THEME_SORTS)[number] | null;
};

const read = (search: URLSearchParams): ThemesView => {
  const grade = idIn(search.get('serie'));
  return {
    words: search.get('q') ?? '',
    grid: idIn(search.get('grade')),
    genre: idIn(search.get('genero')),
    grade: grade !== null && grade in SCHOOL_GRADES ? grade : null,
    path: oneOf(search.get('uso'), LEARNING_PATH_TYPES),
    flow: oneOf(search.get('correcao'), REVIEW_FLOWS),
    origin: oneOf(search.get('de'), ORIGINS),
    ready: search.get('pronta') === '1',
    sort: oneOf(search.get('ordem'), THEME_SORTS),
  };
};

const write = (view: ThemesView): Record<string, string> => ({
  ...(view.words && { q: view.words }),
  ...(view.grid && { grade: String(view.grid) }),
  ...(view.genre && { genero: String(view.genre) }),
  ...(view.grade && { serie: String(view.grade) }),
  ...(view.path && { uso: view.path }),
  ...(view.flow && { correcao: view.flow }),
  ...(view.origin && { de: view.origin }),
  ...(view.ready && { pronta: '1' }),
  ...(view.sort && { ordem: view.sort }),
});

export const EVERYTHING: ThemesView = {
  words: '',
  grid: null,
  genre: null,
  grade: null,
  path: null,
  flow: null,
  origin: null,
  ready: false,
  sort: null,
};

export const isNarrowed = (view: ThemesView) => Object.keys(write({ ...view, sort: null })).length > 0;

export const useThemesView = () => useView(read, write);
