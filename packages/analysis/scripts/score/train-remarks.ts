import type { Features } from '../../src/score/features';
import { type PackedRemarks, packRemarks, type Remarks, remarksOn, termsOf } from '../../src/score/remarks';
import { share } from '../corpora/folder';
import type { Row } from './feature-table';
import { NOTE_KINDS } from './note-kinds';
import { type Sparse, sparseLine } from './sparse-line';

const PENALTY = 4;
/** A turn of phrase must stand in this many paragraphs, and in essays on this share of the themes: what belongs to one theme misleads in others. */
const LEAST_PARAGRAPHS = 60;
const LEAST_THEMES = 0.4;
/** Fewer noted essays than this teach nothing. */
const LEAST_ESSAYS = 200;
const FOLDS = 4;

type Terms = { rarity: Map<number, number>; order: Map<number, number>; rows: Map<Row, Sparse[]> };
type Learnt = { whole: Remarks; crossed: PackedRemarks[] };

/** Several trainings stand on the same noted essays. */
const learnt = new Map<string, Learnt>();

/**
 * Learns which turns of phrase reviewers' notes hang on, and what every essay would be remarked by models that have not read its theme: a
 * model is too sure of what it has learnt from. Nothing where nobody noted anything.
 */
export function learnRemarks(rows: Row[]): { remarks: Remarks; crossed: Map<Row, Features> } | undefined {
  const noted = rows.filter((row) => row.noted !== undefined);
  if (noted.length < LEAST_ESSAYS) return undefined;
  const key = noted.map(({ id }) => id).join();
  const { whole, crossed } = learnt.get(key) ?? learn(noted);
  learnt.clear();
  learnt.set(key, { whole, crossed });
  return { remarks: whole, crossed: new Map(rows.map((row) => [row, remarksOn(crossed[foldOf(row)]!, row.phrases)])) };
}

const foldOf = (row: Row): number => Math.floor(share(`remark${row.prompt}`) * FOLDS);

function learn(noted: Row[]): Learnt {
  const known = termsIn(noted);
  const folds = Array.from({ length: FOLDS }, (_, fold) => noted.filter((row) => foldOf(row) !== fold));
  return { whole: remarksOf(noted, known), crossed: folds.map((list) => packRemarks(remarksOf(list, known))) };
}

function remarksOf(noted: Row[], known: Terms): Remarks {
  const lines = NOTE_KINDS.map((kind) => {
    const used = usedIn(noted, kind);
    return sparseLine(
      used.flatMap((row) => known.rows.get(row) ?? []),
      Float64Array.from(used.flatMap((row) => row.phrases.map((_, p) => (row.noted?.[p]?.includes(kind) ? 1 : 0)))),
      known.order.size,
      PENALTY,
    );
  });
  return {
    kinds: NOTE_KINDS,
    base: lines.map(({ base }) => Number(base.toFixed(4))),
    terms: Object.fromEntries(
      [...known.rarity].map(([term, rare], i) => [term, [rare, ...lines.map(({ weights }) => Math.round(1000 * weights[i]!))]]),
    ),
  };
}

function termsIn(noted: Row[]): Terms {
  const rarity = commonTerms(noted);
  const order = new Map([...rarity.keys()].map((term, i) => [term, i]));
  const rarities = [...rarity.values()];
  return { rarity, order, rows: new Map(noted.map((row) => [row, row.phrases.map((list) => sparse(termsOf(list, order, rarities)))])) };
}

/** Reviewers took up some kinds of note later than others: only themes where a kind was in use tell where it is not due. */
function usedIn(noted: Row[], kind: string): Row[] {
  const themes = new Map<string, { essays: number; using: number }>();
  for (const { prompt, noted: kinds } of noted) {
    const { essays, using } = themes.get(prompt) ?? { essays: 0, using: 0 };
    themes.set(prompt, { essays: essays + 1, using: using + (kinds?.some((some) => some.includes(kind)) ? 1 : 0) });
  }
  return noted.filter(({ prompt }) => themes.get(prompt)!.using >= themes.get(prompt)!.essays / 20);
}

function commonTerms(rows: Row[]): Map<number, number> {
  const counts = new Map<number, { paragraphs: number; themes: number; last: string }>();
  const themes = new Set(rows.map(({ prompt }) => prompt)).size;
  let all = 0;
  // Theme by theme, so that a new one shows by being another than the last.
  for (const { prompt, phrases } of rows.toSorted((a, b) => (a.prompt < b.prompt ? -1 : a.prompt > b.prompt ? 1 : 0)))
    for (const list of phrases) {
      all++;
      for (const term of new Set(list)) {
        const count = counts.get(term);
        if (!count) counts.set(term, { paragraphs: 1, themes: 1, last: prompt });
        else {
          count.paragraphs++;
          if (count.last !== prompt) count.themes++;
          count.last = prompt;
        }
      }
    }
  return new Map(
    [...counts]
      .filter(([, count]) => count.paragraphs >= LEAST_PARAGRAPHS && count.themes >= LEAST_THEMES * themes)
      .map(([term, { paragraphs }]) => [term, Number((Math.log(all / paragraphs) + 0.3).toFixed(2))]),
  );
}

const sparse = (terms: Map<number, number>): Sparse => ({ at: Int32Array.from(terms.keys()), value: Float32Array.from(terms.values()) });
