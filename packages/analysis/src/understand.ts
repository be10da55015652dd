import { doubt } from './choice/doubts';
import { judgeCommas } from './commas/judge';
import { readingsOf } from './lexicon/lexicon';
import { tagSentence } from './tagger/tag';
import { type ReadText, readText } from './text/read-text';

/** Cut, looked up and tagged, but without the learned floor above: what the training of that floor itself stands on. */
export function understandWithoutDoubts(paragraphs: string[]): ReadText {
  const text = readText(paragraphs);
  for (const { index, sentences } of text.paragraphs)
    for (const sentence of sentences) {
      for (const token of sentence.tokens) if (token.kind !== 'punctuation') token.readings = readingsOf(token.lower);
      tagSentence(sentence, paragraphs[index]?.slice(sentence.start, sentence.end) ?? '');
    }
  return text;
}

/** From strings to a text whose every word is cut, looked up, tagged and doubted: what rules, statistics and scorer stand on. */
export function understand(paragraphs: string[]): ReadText {
  const text = understandWithoutDoubts(paragraphs);
  doubt(text);
  judgeCommas(text);
  return text;
}
