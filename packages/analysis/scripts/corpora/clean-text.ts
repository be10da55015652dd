import { readingsOf } from '../../src/lexicon/lexicon';
import { readText, sentencesOf } from '../../src/text/read-text';
import type { Sentence } from '../../src/text/token';
import { readConllu } from './conllu';
import { corrected, essays, isHeldOutTheme, treebank } from './folder';

/** Sentences good enough to learn from: essays whose mastery of the norm was graded 120 or more, and the treebanks' text. */
export function* goodSentences(leastC1 = 120): Generator<Sentence> {
  const aside = new Set(corrected().map((essay) => start(essay.paragraphs)));
  for (const essay of essays()) {
    if (isHeldOutTheme(essay) || (essay.scores[0] ?? 0) < leastC1 || aside.has(start(essay.paragraphs))) continue;
    yield* looked(essay.paragraphs);
  }
  for (const name of ['gsd-ud-train', 'bosque-ud-train']) yield* looked(readConllu(treebank(name)).map((sentence) => sentence.text));
}

/** The corrected essays are also among the graded ones, under other names: told apart by how they begin. */
export const start = (paragraphs: string[]): string =>
  paragraphs
    .join(' ')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
    .slice(0, 60);

export function looked(paragraphs: string[]): Sentence[] {
  const sentences = sentencesOf(readText(paragraphs));
  for (const { tokens } of sentences) for (const token of tokens) if (token.kind === 'word') token.readings = readingsOf(token.lower);
  return sentences;
}
