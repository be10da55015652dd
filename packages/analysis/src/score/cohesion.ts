import type { ReadText } from '../text/read-text';
import type { Sentence } from '../text/token';

const contentOf = (sentence: Sentence): Set<string> =>
  new Set(sentence.tokens.filter((token) => /^(NOUN|PROPN|VERB|ADJ)/.test(token.upos)).map((token) => token.lower.slice(0, 6)));

function overlap(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / Math.sqrt(a.size * b.size);
}

const mean = (list: number[]): number => (list.length ? list.reduce((x, y) => x + y, 0) / list.length : 0);

/** How sentences and paragraphs take up what was said before. */
export function cohesion(text: ReadText): Record<string, number> {
  const paragraphs = text.paragraphs
    .filter((paragraph) => paragraph.sentences.length > 0)
    .map((paragraph) => paragraph.sentences.map(contentOf));
  const sentences = paragraphs.flat();
  const whole = paragraphs.map((list) => new Set(list.flatMap((set) => [...set])));
  const all = text.paragraphs.flatMap((paragraph) => paragraph.sentences).flatMap((sentence) => sentence.tokens);
  const demonstratives = all.filter((token) => /^(d|n)?ess[ea]s?$|^(d|n)?isso$|^tal$|^tais$/.test(token.lower)).length;
  const keys = sentences.map((set) => [...set].sort().join(' '));
  return {
    overlap_neighbours: mean(sentences.slice(1).map((set, i) => overlap(set, sentences[i] ?? set))),
    overlap_paragraphs: mean(whole.slice(1).map((set, i) => overlap(set, whole[i] ?? set))),
    overlap_ends: whole.length > 1 ? overlap(whole[0] ?? new Set(), whole.at(-1) ?? new Set()) : 0,
    taken_up: (100 * demonstratives) / Math.max(1, all.length),
    repeated_sentences: keys.length - new Set(keys).size,
    sentences_per_paragraph: sentences.length / Math.max(1, paragraphs.length),
  };
}
