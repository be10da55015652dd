import { readText, sentencesOf } from '../../src/text/read-text';
import { readConllu } from '../corpora/conllu';
import { essays, treebank } from '../corpora/folder';

/** A word used less often has too few neighbours to be known by. */
const LEAST_USES = 8;
/** So many of the most frequent words and marks serve as the neighbours that tell words apart. */
const NEIGHBOURS = 500;
const GROUPS = 256;
const ROUNDS = 15;

type Sparse = { at: Uint16Array; value: Float32Array };

/** Words that keep the same company, from text nobody has annotated: each word, to the number of its group. */
export function kinOf(parts: string[]): Map<string, number> {
  const uses = new Map<string, number>();
  const texts: string[][] = [];
  const read = (paragraphs: string[]) => {
    for (const { tokens } of sentencesOf(readText(paragraphs))) {
      const words = tokens.map((token) => (token.kind === 'number' ? '0' : token.lower));
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
      texts.push(words);
    }
  };
  for (const essay of essays()) read(essay.paragraphs);
  for (const part of parts) read(readConllu(treebank(part)).map((sentence) => sentence.text));
  const ranked = [...uses].filter(([, n]) => n >= LEAST_USES).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const words = ranked.map(([word]) => word);
  const numbers = new Map(words.map((word, i) => [word, i]));
  const vectors = companyOf(texts, numbers);
  const groups = grouped(vectors);
  return new Map(words.map((word, i) => [word, groups[i]! + 1]));
}

/** Square roots of how often each frequent word stands just before and just after. */
function companyOf(texts: string[][], numbers: Map<string, number>): Sparse[] {
  const edge = NEIGHBOURS;
  const other = NEIGHBOURS + 1;
  const side = NEIGHBOURS + 2;
  const counts = Array.from({ length: numbers.size }, () => new Map<number, number>());
  for (const words of texts) {
    const ids = words.map((word) => numbers.get(word) ?? -1);
    const neighbour = (i: number): number => (i < 0 || i >= ids.length ? edge : ids[i]! >= 0 && ids[i]! < NEIGHBOURS ? ids[i]! : other);
    ids.forEach((id, i) => {
      const own = counts[id];
      if (!own) return;
      for (const at of [neighbour(i - 1), side + neighbour(i + 1)]) own.set(at, (own.get(at) ?? 0) + 1);
    });
  }
  return counts.map((own) => {
    const total = [...own.values()].reduce((a, b) => a + b, 0);
    const list = [...own].sort((a, b) => a[0] - b[0]);
    return { at: Uint16Array.from(list, ([at]) => at), value: Float32Array.from(list, ([, n]) => Math.sqrt(n / total)) };
  });
}

/** Spherical k-means. It begins from words spread evenly over the ranks of frequency, so it ends the same on every machine. */
function grouped(vectors: Sparse[]): Int32Array {
  const width = 2 * (NEIGHBOURS + 2);
  const step = vectors.length / GROUPS;
  const centres = Array.from({ length: GROUPS }, (_, g) => {
    const centre = new Float32Array(width);
    const { at, value } = vectors[Math.floor(g * step)]!;
    at.forEach((k, i) => {
      centre[k] = value[i]!;
    });
    return centre;
  });
  const groups = new Int32Array(vectors.length);
  for (let round = 0; round < ROUNDS; round++) {
    vectors.forEach(({ at, value }, v) => {
      let best = 0;
      let top = -1;
      for (let g = 0; g < GROUPS; g++) {
        const centre = centres[g]!;
        let sum = 0;
        for (let i = 0; i < at.length; i++) sum += centre[at[i]!]! * value[i]!;
        if (sum > top) {
          top = sum;
          best = g;
        }
      }
      groups[v] = best;
    });
    for (const centre of centres) centre.fill(0);
    vectors.forEach(({ at, value }, v) => {
      const centre = centres[groups[v]!]!;
      for (let i = 0; i < at.length; i++) centre[at[i]!]! += value[i]!;
    });
    for (const centre of centres) {
      const length = Math.sqrt(centre.reduce((sum, x) => sum + x * x, 0)) || 1;
      for (let k = 0; k < width; k++) centre[k]! /= length;
    }
  }
  return groups;
}
