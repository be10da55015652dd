import type { AnalysisRequest, Genre, Want } from '@lauda/analysis/request';
import type { MARKERS } from '@lauda/contract/analysis';
import type { MotivatingText } from '@lauda/contract/themes';

export type Marker = (typeof MARKERS)[number];

/** What the engine is told of a text besides its words. `grid`: by which it is graded; null for a text that nobody grades. */
export type Asked = {
  genre: string | undefined;
  grid: string | null;
  theme: { id: number; version: number; title: string; motivating_texts: readonly MotivatingText[] } | null;
  markers: readonly Marker[];
};

/** By the slug of the product's genre: which of the engine's readers knows it. */
const READERS: Record<string, Genre> = { 'dissertativo-argumentativo': 'enem', conto: 'narrativa', 'relato-pessoal': 'narrativa' };

/**
 * A grade is suggested in the levels of the grid or not at all: the model of narratives speaks of four competences that no grid of ours
 * has, so it answers only where no grid is asked for.
 */
const hasModel = (reader: Genre | undefined, grid: string | null) =>
  reader !== undefined && (grid === null || (grid === 'enem' && reader === 'enem'));

/** What the answer depends on besides the text, in one line; and the request itself. */
export function engineRequest(paragraphs: string[], { genre, grid, theme, markers }: Asked): { terms: string; request: AnalysisRequest } {
  const reader = genre === undefined ? undefined : READERS[genre];
  const want: Want[] = [...new Set(markers)].filter((marker) => marker !== 'score' || hasModel(reader, grid)).sort();
  const request: AnalysisRequest = {
    id: 0,
    paragraphs,
    want,
    ...(reader ? { genre: reader } : {}),
    ...(theme ? { theme: { title: theme.title, texts: theme.motivating_texts.map(({ body }) => body) } } : {}),
  };
  const score = markers.includes('score') ? '+score' : '';
  return { terms: `${reader ?? 'any'} ${theme ? `theme ${theme.id}.${theme.version}` : 'no theme'} ${want.join(',')}${score}`, request };
}
