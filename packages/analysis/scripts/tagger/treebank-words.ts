import { normalise } from '../../src/text/normalise';
import type { GoldSentence } from '../corpora/conllu';

/** A word used less often says too little about itself. */
const LEAST_USES = 5;
/** To be tagged without a thought a word must be frequent and never, or next to never, anything else. */
const LEAST_USES_FIXED = 40;
const MOST_STRAYS = 0.002;
/** A reading rarer than this among the uses of a word is a slip of the annotators. */
const LEAST_SHARE = 0.02;
/** The other treebank follows other guidelines: it counts, but little. */
const OTHER_WEIGHT = 0.2;

export type TreebankWords = {
  /** Form as written, to its only part of speech. */
  fixed: Map<string, string>;
  /** Lower-case word, to the parts of speech it had, the most frequent first. */
  habits: Map<string, string>;
  /** Lower-case words that are two in one. */
  joined: Set<string>;
};

export function treebankWords(own: GoldSentence[], other: GoldSentence[]): TreebankWords {
  const asWritten = new Map<string, Map<string, number>>();
  const lowered = new Map<string, Map<string, number>>();
  const joined = new Set<string>();
  const count = (table: typeof lowered, word: string, upos: string, weight: number) => {
    const uses = table.get(word) ?? new Map<string, number>();
    uses.set(upos, (uses.get(upos) ?? 0) + weight);
    table.set(word, uses);
  };
  for (const [list, weight] of [
    [own, 1],
    [other, OTHER_WEIGHT],
  ] as const)
    for (const { tokens } of list)
      for (const { form, upos } of tokens) {
        const text = normalise(form).normalize('NFC');
        if (text.includes(' ')) continue;
        count(asWritten, text, upos, weight);
        count(lowered, text.toLowerCase(), upos, weight);
        if (upos.includes('+')) joined.add(text.toLowerCase());
      }
  const fixed = new Map<string, string>();
  for (const [form, uses] of asWritten) {
    const { total, ranked } = rank(uses);
    const [top] = ranked;
    if (top && form === form.toLowerCase() && total >= LEAST_USES_FIXED && total - top[1] <= MOST_STRAYS * total) fixed.set(form, top[0]);
  }
  const habits = new Map<string, string>();
  for (const [word, uses] of lowered) {
    const { total, ranked } = rank(uses);
    if (total < LEAST_USES) continue;
    const kept = ranked.filter(([, n]) => n >= LEAST_SHARE * total).map(([upos]) => upos);
    habits.set(word, kept.slice(0, 4).join(','));
  }
  return { fixed, habits, joined };
}

function rank(uses: Map<string, number>): { total: number; ranked: [string, number][] } {
  return { total: [...uses.values()].reduce((a, b) => a + b, 0), ranked: [...uses].sort((a, b) => b[1] - a[1]) };
}

/** Words by what they map to, as one string each: how files hold them. */
export function byValue(map: Map<string, string | number>): Record<string, string> {
  const lists: Record<string, string> = {};
  for (const [word, value] of map) lists[value] = lists[value] === undefined ? word : `${lists[value]} ${word}`;
  return lists;
}
