import { logFrequency } from '../lexicon/frequency';
import { hashText, mix } from '../model/hash';
import type { ReadText } from '../text/read-text';
import type { Paragraph, Token } from '../text/token';

/** Words so common that essays on any theme have them. Of the rest only the part of speech is seen: what is written about must not tell. */
const COMMON = 5.8;
const MASK = 2 ** 20 - 1;
const PLACES = { first: 11, middle: 0, last: 13 };
const OPENS_PARAGRAPH = 17;
const OPENS_SENTENCE = 19;

const seen = ({ lower, upos }: Token): number => hashText(upos === 'PUNCT' || logFrequency(lower) >= COMMON ? lower : upos);

/** Turns of phrase of each paragraph as numbers: up to three words in a row, and how paragraphs and sentences open. */
export function phrasesOf({ paragraphs }: ReadText): number[][] {
  const filled = paragraphs.filter((paragraph) => paragraph.sentences.length > 0);
  return filled.map((paragraph, p) => phrasesIn(paragraph, p === 0 ? PLACES.first : p === filled.length - 1 ? PLACES.last : PLACES.middle));
}

function phrasesIn({ sentences }: Paragraph, place: number): number[] {
  const out: number[] = [];
  const add = (hash: number) => out.push(hash & MASK);
  sentences.forEach(({ tokens }, s) => {
    const words = tokens.map(seen);
    words.forEach((word, i) => {
      const two = i > 0 ? mix(words[i - 1] ?? 0, word) : undefined;
      add(word);
      if (two !== undefined) add(two);
      if (i > 1) add(mix(mix(words[i - 2] ?? 0, words[i - 1] ?? 0), word));
      if (place === PLACES.middle) return;
      add(mix(place, word));
      if (two !== undefined && place === PLACES.last) add(mix(place, two));
    });
    let opening = s === 0 ? OPENS_PARAGRAPH : OPENS_SENTENCE;
    for (const word of words.slice(0, 3)) {
      opening = mix(opening, word);
      add(opening);
      if (s === 0 && place === PLACES.last) add(mix(place, opening));
    }
  });
  return out;
}
