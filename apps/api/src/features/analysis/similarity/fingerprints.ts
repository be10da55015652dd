import { winnow } from '@lauda/analysis/similarity/winnow';
import { fingerprintWords } from '@lauda/analysis/similarity/words';

/** The few numbers by which texts that share a passage find each other. */
export const fingerprintsOf = (paragraphs: readonly string[]): number[] => [
  ...new Set(paragraphs.flatMap((paragraph) => winnow(fingerprintWords(paragraph)).map(({ hash }) => hash))),
];
