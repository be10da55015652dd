import { once, readJson } from './read-data';

type FrequencyFile = { payload: Record<string, string>; small: string };

const file = once(() => readJson<FrequencyFile>('frequency.json.gz'));
const small = once(() => new Set(file().small.split(' ')));

/** Whether edited text hardly ever gives the word a capital inside a sentence. */
export const isAlwaysSmall = (word: string): boolean => small().has(word);

/** Natural logarithm of how often a word stands in a few million words of essays and news. */
const table = once(() => {
  const levels = new Map<string, number>();
  for (const [level, words] of Object.entries(file().payload)) {
    for (const word of words.split(' ')) levels.set(word, (Number(level) / 4) * Math.LN2);
  }
  return levels;
});

export const logFrequency = (word: string): number => table().get(word) ?? 0;

export const isFrequent = (word: string): boolean => table().has(word);

export const frequentWords = (): Iterable<[string, number]> => table();
