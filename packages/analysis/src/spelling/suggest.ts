import { walk } from '../lexicon/automaton';
import { frequentWords, isFrequent, logFrequency } from '../lexicon/frequency';
import { isKnown, readingsOf } from '../lexicon/lexicon';
import { NAME } from '../lexicon/morphology';
import { codesOf, editCost, fillRow, LONGEST } from './edit-cost';
import { knownSlip } from './known-slips';

/** What a thousandfold more frequent word may cost more in letters. */
const FREQUENCY_WEIGHT = 0.13;
const LIMIT = 2.3;
const MOST = 5;

export type Suggestion = { word: string; cost: number; score: number };

const bit = (letter: string): number => 1 << (letter.normalize('NFD').charCodeAt(0) & 31);
const maskOf = (word: string): number => {
  let mask = 0;
  for (const letter of word) mask |= bit(letter);
  return mask;
};
const ones = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

type Entry = { word: string; codes: Uint8Array; frequency: number; mask: number };
let index: Entry[][] | undefined;

/** Frequent words by length, each with the set of its letters: most are refused by one comparison of bits. */
function byLength(): Entry[][] {
  if (index) return index;
  const lists: Entry[][] = [];
  for (const [word, frequency] of frequentWords()) {
    lists[word.length] ??= [];
    lists[word.length]?.push({ word, codes: codesOf(word), frequency, mask: maskOf(word) });
  }
  for (const list of lists) list?.sort((a, b) => b.frequency - a.frequency);
  index = lists;
  return lists;
}

/** Who misspells a word once does it again, and so does the next student of the class. */
const remembered = new Map<string, Suggestion[]>();
const MOST_REMEMBERED = 5_000;

/** Ranked words a student may have meant by `written` (lower case, unknown to the lexicon). */
export function suggest(written: string): Suggestion[] {
  if (written.length > LONGEST) return [];
  const known = remembered.get(written);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = ranked(written);
  remembered.set(written, found);
  return found;
}

function ranked(written: string): Suggestion[] {
  const parts = /^(.*[aeio])-(l[oa]s?)$/.exec(written);
  if (parts) return withPronoun(parts[1] ?? '', parts[2] ?? '');
  const slip = knownSlip(written);
  const limit = written.length <= 3 ? 1.3 : LIMIT;
  const found: Suggestion[] = slip ? [{ word: slip, cost: 0.1, score: -3 }] : [];
  found.push(...frequent(written, limit));
  found.push(...rewritten(written), ...split(written));
  if (!found.some((suggestion) => suggestion.cost < NEAR)) found.push(...rare(written));
  const best = new Map<string, Suggestion>();
  for (const suggestion of found.sort((a, b) => a.score - b.score)) if (!best.has(suggestion.word)) best.set(suggestion.word, suggestion);
  return [...best.values()].slice(0, MOST);
}

/** A word this near keeps the whole dictionary from being asked. */
const NEAR = 0.9;

/** Frequent words near enough. From the most frequent on, so that soon only a word nearer than the best few found could still matter. */
function frequent(written: string, limit: number): Suggestion[] {
  const found: Suggestion[] = [];
  const codes = codesOf(written);
  const mask = maskOf(written);
  const scores: number[] = [];
  for (const difference of [0, 1, -1, 2, -2]) {
    for (const { word, codes: letters, frequency, mask: other } of byLength()[written.length + difference] ?? []) {
      if (ones(mask ^ other) > 4) continue;
      const bonus = FREQUENCY_WEIGHT * frequency;
      const allowed = scores.length < MOST ? limit : Math.min(limit, Math.max(NEAR, (scores[MOST - 1] ?? limit) + bonus));
      const cost = editCost(codes, letters, allowed);
      if (cost > allowed) continue;
      found.push({ word, cost, score: cost - bonus });
      scores.push(cost - bonus);
      scores.sort((a, b) => a - b);
      if (scores.length > MOST) scores.pop();
    }
  }
  return found;
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'ê', o: 'ô' };

/** "pratica-la" lacks the accent that the lost r of "praticar" leaves behind. */
function withPronoun(base: string, pronoun: string): Suggestion[] {
  const final = base.at(-1) ?? '';
  if (!isKnown(`${base}r`)) return [];
  return [{ word: `${base.slice(0, -1)}${ACCENTED[final] ?? final}-${pronoun}`, cost: 0.3, score: 0 }];
}

/** Spellings that sound alike but differ in more than a letter. */
const REWRITES: [RegExp, string][] = [
  [/am$/, 'ão'],
  [/ão$/, 'am'],
  [/ões$/, 'ãos'],
  [/ões$/, 'ães'],
  [/ães$/, 'ões'],
  [/ãos$/, 'ões'],
  [/ch/, 'x'],
  [/x/, 'ch'],
  [/ss/, 'c'],
  [/ss/, 'ç'],
  [/sç/, 'ç'],
  [/ç/, 'ss'],
  [/c(?=[ei])/, 'ss'],
  [/ss/, 's'],
  [/isse$/, 'ice'],
  [/esa$/, 'eza'],
  [/eza$/, 'esa'],
  [/io$/, 'iu'],
  [/eo$/, 'eu'],
  [/^ex/, 'es'],
  [/^es/, 'ex'],
  [/^en/, 'in'],
  [/^in/, 'en'],
  [/^em/, 'im'],
  [/^im/, 'em'],
  [/^des/, 'dis'],
  [/^dis/, 'des'],
  [/sc/, 'c'],
  [/c(?=[ei])/, 'sc'],
  [/xc/, 'ss'],
  [/xc/, 'c'],
  [/x/, 'xc'],
];

function rewritten(written: string): Suggestion[] {
  return REWRITES.flatMap(([pattern, instead]): Suggestion[] => {
    const word = written.replace(pattern, instead);
    return word !== written && isKnown(word) && readingsOf(word) !== NAME
      ? [{ word, cost: 0.5, score: 0.5 - FREQUENCY_WEIGHT * logFrequency(word) }]
      : [];
  });
}

/** Two words run together ("apartir", "porisso"). */
function split(written: string): Suggestion[] {
  const found: Suggestion[] = [];
  for (let i = 1; i < written.length - 1; i++) {
    const left = written.slice(0, i);
    const right = written.slice(i);
    if ((i < 2 && !'aeo'.includes(left)) || !isFrequent(left) || !isFrequent(right)) continue;
    const frequency = Math.min(logFrequency(left), logFrequency(right));
    if (frequency > 4) found.push({ word: `${left} ${right}`, cost: 0.9, score: 0.9 + 0.45 - FREQUENCY_WEIGHT * frequency });
  }
  return found;
}

/** Words of the whole dictionary, when no frequent one is near enough. */
function rare(written: string): Suggestion[] {
  const limit = written.length > 4 ? 1.01 : 0.61;
  const found: Suggestion[] = [];
  const codes = codesOf(written);
  const rows = [Float64Array.from({ length: codes.length + 1 }, (_, i) => i)];
  const rowAt = (depth: number): Float64Array => (rows[depth] ??= new Float64Array(codes.length + 1));
  walk(
    (depth, letter, before) => fillRow(rowAt(depth + 1), rowAt(depth), codes, letter, before, limit),
    (letters, depth) => {
      const cost = rowAt(depth)[codes.length] ?? limit + 1;
      if (cost > limit) return;
      const word = String.fromCharCode(...letters.subarray(0, depth));
      if (word !== written && readingsOf(word) !== NAME) found.push({ word, cost, score: cost + 0.2 });
    },
  );
  return found.sort((a, b) => a.cost - b.cost).slice(0, 8);
}
