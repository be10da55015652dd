import { hashText, mix } from '../model/hash';

/** The little a tagger needs to know of a word, computed once per word. */
export type WordShape = {
  word: number;
  suffixes: [number, number, number, number, number];
  prefix: number;
  shape: number;
  readings: number;
  /** Which parts of speech the word had in the treebanks, as one number; 0 for a word they hardly have. */
  habits: number;
  /** The group of words that keep the same company in text nobody annotated; 0 for a word too rare to tell. */
  kin: number;
};

const EDGE: WordShape = {
  word: 7,
  suffixes: [7, 7, 7, 7, 7],
  prefix: 7,
  shape: 7,
  readings: 1 << 20,
  habits: 7,
  kin: 999,
};

function shapeOf(text: string, first: boolean): number {
  let shape = first ? 1 : 0;
  if (/\d/.test(text)) shape |= 2;
  if (text.includes('-')) shape |= 4;
  if (text !== text.toLowerCase()) shape |= text.length > 1 && text === text.toUpperCase() ? 16 : 8;
  if (!/[\p{L}\d]/u.test(text)) shape |= 32;
  if (text.endsWith('.') && text.length > 1) shape |= 64;
  return shape;
}

export function wordShape(text: string, lower: string, readings: number, habits: number, kin: number, first: boolean): WordShape {
  const word = /^\d/.test(lower) ? hashText(lower.replaceAll(/\d/g, '0')) : hashText(lower);
  return {
    word,
    suffixes: [
      hashText(lower.slice(-1)),
      hashText(lower.slice(-2)),
      hashText(lower.slice(-3)),
      hashText(lower.slice(-4)),
      hashText(lower.slice(-5)),
    ],
    prefix: hashText(lower.slice(0, 3)),
    shape: shapeOf(text, first),
    readings,
    habits,
    kin,
  };
}

/** What is learnt reading backwards has numbers of its own. */
const BACKWARDS = 1000;

/**
 * Fills `out` with the features of word `i`, given the tags already chosen; returns how many. Reading backwards the words come in reverse,
 * and "before" is what stands behind.
 */
export function fillFeatures(
  out: Uint32Array,
  { words, backwards }: { words: WordShape[]; backwards: boolean },
  i: number,
  tag1: number,
  tag2: number,
  manner: number,
): number {
  const w0 = words[i] ?? EDGE;
  const b1 = words[i - 1] ?? EDGE;
  const b2 = words[i - 2] ?? EDGE;
  const a1 = words[i + 1] ?? EDGE;
  const a2 = words[i + 2] ?? EDGE;
  const salt = backwards ? BACKWARDS : 0;
  let n = 0;
  const put = (template: number, a: number, b = 0) => {
    out[n++] = mix(mix(template + salt, a), b);
  };
  put(1, w0.word);
  put(2, w0.word, w0.shape);
  put(3, w0.suffixes[0], w0.shape & 62);
  put(4, w0.suffixes[1]);
  put(5, w0.suffixes[2]);
  put(6, w0.suffixes[3]);
  put(7, w0.prefix, w0.suffixes[1]);
  put(8, w0.shape);
  put(9, w0.readings, w0.shape & 24);
  put(10, w0.readings, w0.suffixes[1]);
  put(11, tag1);
  put(12, tag1, tag2);
  put(13, tag1, w0.word);
  put(14, tag1, w0.readings);
  put(15, b1.word);
  put(16, b1.word, w0.word);
  put(17, b1.word, w0.suffixes[2]);
  put(18, a1.word);
  put(19, a1.word, w0.word);
  put(20, a1.suffixes[2], w0.word);
  put(21, a1.readings, w0.readings);
  put(22, a1.readings, w0.word);
  put(23, a1.suffixes[2]);
  put(24, a1.shape, w0.shape);
  put(25, b2.word, b1.word);
  put(26, a2.word);
  put(27, a1.word, a2.word);
  put(28, a2.readings, a1.readings);
  put(29, b2.word);
  put(30, mix(tag1, tag2), w0.readings);
  put(31, mix(tag1, w0.readings), a1.readings);
  put(32, mix(w0.word, a1.readings), a2.readings);
  put(33, mix(w0.word, b1.word), a1.word);
  put(34, mix(tag1, w0.suffixes[2]), a1.suffixes[1]);
  put(35, mix(tag1, w0.word), a1.readings);
  put(36, b1.suffixes[2], w0.suffixes[2]);
  put(37, mix(tag1, tag2), w0.word);
  put(38, mix(w0.shape, w0.suffixes[2]), a1.shape);
  put(39, tag1, a1.word);
  put(40, mix(tag1, tag2), a1.readings);
  put(41, mix(b1.readings, w0.readings), a1.readings);
  put(42, mix(tag1, w0.suffixes[1]), mix(w0.shape & 30, a1.suffixes[1]));
  put(43, mix(tag1, w0.word), a1.word);
  put(44, mix(a1.readings, w0.suffixes[2]), a2.readings);
  put(45, mix(tag1, w0.readings), mix(a1.readings, a2.readings));
  put(46, w0.habits, tag1);
  put(47, w0.habits, mix(b1.habits, a1.habits));
  put(48, mix(w0.habits, tag1), a1.habits);
  put(49, w0.word, a1.habits);
  put(50, mix(tag1, w0.word), a1.habits);
  put(51, mix(w0.habits, a1.habits), a2.habits);
  put(52, mix(w0.readings, tag1), a1.habits);
  put(53, w0.kin, w0.shape);
  put(54, w0.kin, tag1);
  put(55, w0.kin, mix(b1.kin, a1.kin));
  put(56, w0.kin, a1.kin);
  put(57, w0.kin, b1.kin);
  put(58, a1.kin, tag1);
  put(59, w0.word, a1.kin);
  put(60, w0.word, b1.kin);
  put(61, mix(a1.kin, a2.kin), tag1);
  put(62, w0.kin, w0.suffixes[1]);
  put(63, mix(w0.readings, a1.kin), tag1);
  put(64, mix(w0.word, a1.kin), a2.kin);
  put(65, w0.suffixes[4]);
  put(66, mix(b1.shape, w0.shape), mix(a1.shape, tag1));
  put(67, mix(w0.word, b1.kin), a1.kin);
  put(68, mix(w0.word, tag1), a2.word);
  put(69, mix(manner, w0.word), a1.readings);
  put(70, manner, w0.word);
  put(71, mix(manner, w0.readings), w0.suffixes[1]);
  put(72, mix(manner, w0.habits), tag1);
  put(73, manner, mix(w0.word, a1.word));
  return n;
}

export const FEATURE_COUNT = 73;
