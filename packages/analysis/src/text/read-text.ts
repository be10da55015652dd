import { normalise } from './normalise';
import { splitSentences } from './sentences';
import { isWord, type Paragraph, type Token } from './token';
import { tokenize } from './tokenize';

/** A whole composition, cut but not yet understood. */
export type ReadText = { paragraphs: Paragraph[] };

export function readText(paragraphs: string[]): ReadText {
  return {
    paragraphs: paragraphs.map((raw, index) => {
      const text = normalise(raw);
      return { index, text, sentences: splitSentences(tokenize(text)) };
    }),
  };
}

export const sentencesOf = (text: ReadText) => text.paragraphs.flatMap((paragraph) => paragraph.sentences);

export const tokensOf = (text: ReadText): Token[] => sentencesOf(text).flatMap((sentence) => sentence.tokens);

export const wordsOf = (text: ReadText): Token[] => tokensOf(text).filter(isWord);
