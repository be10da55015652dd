import type { Token } from '../text/token';
import { isAgent, isSomebody } from './agents';
import { phraseFrom, type Range } from './noun-phrase';
import { isBreak, type isFiniteVerb, verbFrom } from './verbs';
import { beginningBefore, lengthAt, patternsOf } from './word-patterns';

/** Who is asked, if anybody is named; the word that asks; and the word with which the action begins. */
export type Asking = { agent: Range | null; asks: number; action: number };

const ON_THE_PART_OF = patternsOf('por parte de*; pelo; pela; pelos; pelas');

/** Whoever is named from here, and what they are to do. */
export function askedOf(tokens: readonly Token[], asks: number, from: number, isWanted: typeof isFiniteVerb): Asking | null {
  // "a os organizadores", written apart.
  const phrase = phraseFrom(tokens, from) ?? phraseFrom(tokens, from + 1);
  const agent = phrase && isSomebody(tokens, phrase) ? phrase : null;
  const action = verbFrom(tokens, phrase?.to ?? from, isWanted);
  if (action >= 0) return { agent: agent ?? laterAgent(tokens, action), asks, action };
  const deed = agent ? deedFrom(tokens, agent.to) : -1;
  return deed < 0 ? null : { agent, asks, action: deed };
}

/** Where a noun says what is to be done: "a criação de parques". */
export function deedFrom(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) if ((at === from || isBreak(tokens[at - 1])) && isIntroduced(tokens, at)) return at;
  return -1;
}

/** "à criação", as it is often written, for "a criação". */
const isIntroduced = (tokens: readonly Token[], at: number): boolean =>
  /^[aà]s?$/.test(tokens[at]?.lower ?? '')
    ? phraseFrom(tokens, at + 1) !== null
    : tokens[at]?.upos === 'DET' && phraseFrom(tokens, at) !== null;

/** What is asked of nobody, unless they are named later. */
export const askedOfNobody = (tokens: readonly Token[], asks: number, action: number): Asking | null =>
  action < 0 ? null : { agent: laterAgent(tokens, action), asks, action };

/** "… campanhas por parte do Ministério". */
export function laterAgent(tokens: readonly Token[], from: number): Range | null {
  for (let at = from; at < tokens.length; at += 1) {
    const length = lengthAt(tokens, at, ON_THE_PART_OF);
    const phrase = length > 0 ? phraseFrom(tokens, at + length) : null;
    if (phrase && isAgent(tokens, phrase)) return phrase;
  }
  return null;
}

/** Where an agent that is named after the deed is led in: "por parte do". */
export const agentBegins = (tokens: readonly Token[], agent: Range): number => {
  const led = beginningBefore(tokens, agent.from, ON_THE_PART_OF);
  return led < 0 ? agent.from : led;
};
