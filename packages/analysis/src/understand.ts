import { doubt } from './choice/doubts';
import { judgeCommas } from './commas/judge';
import { readingsOf } from './lexicon/lexicon';
import { mannersOf } from './tagger/manner';
import { speaksForToday, tagSentence } from './tagger/tag';
import { type ReadText, readText, sentencesOf, tokensOf } from './text/read-text';

/** Cut, looked up and tagged, but without the learned floor above: what the training of that floor itself stands on. */
export function understandWithoutDoubts(paragraphs: string[]): ReadText {
  const text = readText(paragraphs);
  for (const token of tokensOf(text)) if (token.kind !== 'punctuation') token.readings = readingsOf(token.lower);
  const sums = text.paragraphs.flatMap(({ index, sentences }) =>
    sentences.map((sentence) => speaksForToday(sentence, paragraphs[index]?.slice(sentence.start, sentence.end) ?? '')),
  );
  const manners = mannersOf(sums);
  sentencesOf(text).forEach((sentence, i) => {
    tagSentence(sentence, manners[i] ?? 0);
  });
  return text;
}

/** From strings to a text whose every word is cut, looked up, tagged and doubted: what rules, statistics and scorer stand on. */
export function understand(paragraphs: string[]): ReadText {
  const text = understandWithoutDoubts(paragraphs);
  doubt(text);
  judgeCommas(text);
  return text;
}
