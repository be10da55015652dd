import type { Span } from './edits';

export type Sentence = Span & {
  /** Which of its paragraph, from 0, and how many there are. */
  place: number;
  of: number;
  isLastParagraph: boolean;
};

const SENTENCE = /[^.!?…]+[.!?…]+["”’)]*|[^.!?…]+$/g;
const known = new Map<string, Sentence[]>();

/** The sentences of a text, near enough for choosing one: each takes the space before it along. */
export function sentencesOf(text: string): Sentence[] {
  const held = known.get(text);
  if (held) return held;
  const paragraphs = text.split('\n');
  let from = 0;
  const found = paragraphs.flatMap((paragraph, number) => {
    const matches = [...paragraph.matchAll(SENTENCE)];
    const start = from;
    from += paragraph.length + 1;
    return matches.map(({ 0: said, index }, place) => ({
      start: start + index,
      end: start + index + said.length,
      place,
      of: matches.length,
      isLastParagraph: number === paragraphs.length - 1,
    }));
  });
  known.set(text, found);
  return found;
}

const LEANS_BACK = /^\s*(isso|ess[ea]s?|el[ea]s?|assim|dess[ae]|nesse|por isso|ou seja|lá|ali|também|mas|porém|—|["“])/i;

/** Sentences that nobody misses: neither first nor last of their paragraph, with nothing after them that leans on them. */
export const spareSentences = (text: string): Sentence[] =>
  sentencesOf(text).filter((one, at, all) => {
    const next = all[at + 1];
    const said = text.slice(one.start, one.end);
    if (one.place === 0 || one.place >= one.of - 1 || !next || said.includes('—') || said.trim().length < 30) return false;
    return !LEANS_BACK.test(text.slice(next.start, next.end)) && !LEANS_BACK.test(said);
  });
