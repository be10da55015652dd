import { formsOf } from '../../choice/inflections';
import { logFrequency } from '../../lexicon/frequency';
import { readingsOf } from '../../lexicon/lexicon';
import { V3P, V3S, VERBAL } from '../../lexicon/morphology';
import type { Token } from '../../text/token';

/** Verbs that some dictionaries write alike in both numbers. */
export const THEY: Record<string, string> = { tem: 'têm', vem: 'vêm', mantém: 'mantêm', contém: 'contêm', detém: 'detêm' };

/** Whether the word is nothing but a verb of the third person in the given number (V3S or V3P). */
export const isOnlyNumber = (token: Token | undefined, number: number): token is Token =>
  token !== undefined && /^(VERB|AUX)$/.test(token.upos) && (THEY[token.lower] ? V3S : token.readings & VERBAL) === number;

/** The verb in the other number; of several forms, the one people use most. */
export function otherNumber({ lower, readings }: Token): string | undefined {
  const they = THEY[lower];
  if (they) return they;
  const wanted = (readings & VERBAL) === V3S ? V3P : V3S;
  return formsOf(lower)
    .filter((form) => (readingsOf(form) & VERBAL) === wanted)
    .sort((a, b) => logFrequency(b) - logFrequency(a))[0];
}
