import { SHINGLE, shingles, winnow } from './winnow';
import { fingerprintWords, type PlacedWord } from './words';

export type CompareRequest = { id: number | string; paragraphs: string[]; sources: { id: number | string; paragraphs: string[] }[] };
export type Match = {
  source: number | string;
  paragraph: number;
  boundaries: [number, number];
  source_paragraph: number;
  source_boundaries: [number, number];
};

/** Words that may differ between two shingles of one copied passage, and the words it needs to be called copied. */
const GAP = 5;
const LEAST_WORDS = 9;
/** A shingle that more sources share than this is a formula ("diante do exposto, conclui-se que"), not a copy. */
const SHARED_BY = 4;

type Read = { words: PlacedWord[]; hashes: number[]; quoted: boolean[] };

const read = (text: string): Read => {
  const words = fingerprintWords(text);
  return { words, hashes: shingles(words), quoted: quotedWords(text, words) };
};

/** What stands between quotation marks is cited, not copied. */
function quotedWords(text: string, words: PlacedWord[]): boolean[] {
  const spans = [...text.matchAll(/["“«][^"”»]{1,400}["”»]/g)].map((match) => [match.index, match.index + match[0].length] as const);
  return words.map(({ start, end }) => spans.some(([from, to]) => from <= start && end <= to));
}

/** Passages of a composition that stand in one of the sources too, with their places in both. */
export function compare({ paragraphs, sources }: CompareRequest): { matches: Match[] } {
  const own = paragraphs.map(read);
  const candidates = sources.filter((source) => sharesFingerprint(paragraphs, source.paragraphs));
  const readSources = candidates.map((source) => ({ id: source.id, paragraphs: source.paragraphs.map(read) }));
  const formulas = formulasOf(
    readSources.map(({ paragraphs: list }) => list),
    sources.length,
  );
  const matches: Match[] = [];
  for (const source of readSources) {
    const index = new Map<number, { p: number; at: number }[]>();
    for (const [p, { hashes }] of source.paragraphs.entries())
      for (const [at, hash] of hashes.entries()) index.set(hash, [...(index.get(hash) ?? []), { p, at }]);
    own.forEach((paragraph, p) => {
      for (const chain of chains(paragraph, index, formulas)) {
        const theirs = source.paragraphs[chain.p];
        const [from, to] = [paragraph.words[chain.from], paragraph.words[chain.to]];
        const [start, end] = [theirs?.words[chain.sourceFrom], theirs?.words[chain.sourceTo]];
        if (!from || !to || !start || !end || chain.to - chain.from + 1 < LEAST_WORDS) continue;
        matches.push({
          source: source.id,
          paragraph: p,
          boundaries: [from.start, to.end],
          source_paragraph: chain.p,
          source_boundaries: [start.start, end.end],
        });
      }
    });
  }
  return { matches: withoutOverlaps(matches) };
}

function sharesFingerprint(own: string[], theirs: string[]): boolean {
  const known = new Set(theirs.flatMap((text) => winnow(fingerprintWords(text)).map(({ hash }) => hash)));
  return own.some((text) => winnow(fingerprintWords(text)).some(({ hash }) => known.has(hash)));
}

function formulasOf(sources: Read[][], all: number): Set<number> {
  const owners = new Map<number, number>();
  for (const source of sources)
    for (const hash of new Set(source.flatMap(({ hashes }) => hashes))) owners.set(hash, (owners.get(hash) ?? 0) + 1);
  return new Set(all <= SHARED_BY ? [] : [...owners].filter(([, count]) => count > SHARED_BY).map(([hash]) => hash));
}

type Chain = { from: number; to: number; p: number; sourceFrom: number; sourceTo: number };

/** Follows shared shingles along the diagonal of both texts; a few changed, added or dropped words do not break the chain. */
function chains({ hashes, quoted }: Read, index: Map<number, { p: number; at: number }[]>, formulas: Set<number>): Chain[] {
  const open: Chain[] = [];
  const done: Chain[] = [];
  hashes.forEach((hash, i) => {
    if (formulas.has(hash) || (quoted[i] && quoted[i + SHINGLE - 1])) return;
    for (const { p, at } of index.get(hash) ?? []) {
      const chain = open.find(
        (c) => c.p === p && i - c.to <= GAP && at - c.sourceTo <= GAP && at + SHINGLE - 1 > c.sourceTo && i + SHINGLE - 1 > c.to,
      );
      if (chain) {
        chain.to = i + SHINGLE - 1;
        chain.sourceTo = at + SHINGLE - 1;
      } else if (!open.some((c) => c.p === p && c.to >= i + SHINGLE - 1 && c.sourceTo >= at))
        open.push({ from: i, to: i + SHINGLE - 1, p, sourceFrom: at, sourceTo: at + SHINGLE - 1 });
    }
    for (let k = open.length - 1; k >= 0; k--) {
      const chain = open[k];
      if (chain && i - chain.to > GAP) done.push(...open.splice(k, 1));
    }
  });
  return [...done, ...open];
}

/** The same passage may stand in several places of a source: the longest match of each stretch is told. */
function withoutOverlaps(matches: Match[]): Match[] {
  const length = ({ boundaries: [from, to] }: Match) => to - from;
  const kept: Match[] = [];
  for (const match of [...matches].sort((a, b) => length(b) - length(a))) {
    const covered = kept.some(
      (other) =>
        other.paragraph === match.paragraph &&
        other.source === match.source &&
        other.boundaries[0] < match.boundaries[1] &&
        match.boundaries[0] < other.boundaries[1],
    );
    if (!covered) kept.push(match);
  }
  return kept.sort((a, b) => a.paragraph - b.paragraph || a.boundaries[0] - b.boundaries[0]);
}
