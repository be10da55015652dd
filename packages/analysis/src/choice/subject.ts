import { FEMININE, FINITE, MASCULINE, NOMINAL, PLURAL, SINGULAR, V3P, V3S } from '../lexicon/morphology';
import type { Token } from '../text/token';

const FS = SINGULAR & FEMININE;
const MS = SINGULAR & MASCULINE;
const FP = PLURAL & FEMININE;
const MP = PLURAL & MASCULINE;

/** Small words whose gender and number are certain; the dictionary alone would take "a" for anything. */
export const DETERMINERS = new Map<string, number>();
for (const [bits, words] of [
  [MS, 'o um este esse aquele seu nosso meu todo nenhum algum outro mesmo ele cada'],
  [FS, 'a uma esta essa aquela sua nossa minha toda nenhuma alguma outra mesma ela'],
  [MP, 'os uns estes esses aqueles seus nossos meus todos alguns outros mesmos eles muitos poucos vários ambos'],
  [FP, 'as umas estas essas aquelas suas nossas minhas todas algumas outras mesmas elas muitas poucas várias ambas'],
  [MS, 'isso isto aquilo tudo nada quem ninguém alguém'],
] as const)
  for (const word of words.split(' ')) DETERMINERS.set(word, bits);

export const PREPOSITIONS = new Map<string, number>();
for (const [bits, words] of [
  [0, 'de em com por para sem sobre entre até contra desde sob perante após durante segundo conforme'],
  [MS, 'do no ao pelo deste desse neste nesse num dum daquele'],
  [FS, 'da na à pela desta dessa nesta nessa numa duma daquela'],
  [MP, 'dos nos aos pelos destes desses nestes nesses daqueles'],
  [FP, 'das nas às pelas destas dessas nestas nessas daquelas'],
] as const)
  for (const word of words.split(' ')) PREPOSITIONS.set(word, bits);

const STOPS = new Set('mas porém se porque quando como pois enquanto embora caso logo portanto ou nem porquanto'.split(' '));
const SKIPPED = new Set('não se também já ainda só sempre nunca me lhe lhes nos apenas muito mais bem realmente ali aqui hoje'.split(' '));
const RELATIVES = new Set('que quem onde cujo cuja qual quais'.split(' '));

export type Subject = {
  /** Gender and number of the leftmost noun group that no preposition governs: the likely subject. */
  head: number;
  /** Gender and number of the nearest noun: the one that misleads. */
  nearest: number;
  joined: boolean;
  relative: boolean;
};

/** Looks left from a verb or predicate for what it should agree with. No parser: a walk back to the clause's edge. */
export function subjectBefore(tokens: Token[], i: number): Subject {
  const subject: Subject = { head: 0, nearest: 0, joined: false, relative: false };
  for (let j = i - 1; j >= Math.max(0, i - 14); j--) {
    const token = tokens[j] as Token; // j is in range
    if (token.kind === 'punctuation' || STOPS.has(token.lower)) break;
    if (SKIPPED.has(token.lower) && subject.nearest === 0) continue;
    if (RELATIVES.has(token.lower)) {
      if (subject.head !== 0 || subject.relative) break;
      subject.relative = true;
      continue;
    }
    if (token.lower === 'e') {
      if (subject.head !== 0) subject.joined = true;
      continue;
    }
    const governed = PREPOSITIONS.get(token.lower);
    if (governed !== undefined) {
      if (subject.nearest === 0) subject.nearest = governed;
      subject.head = 0;
      continue;
    }
    const determiner = DETERMINERS.get(token.lower);
    const bits = determiner ?? token.readings & NOMINAL;
    if (determiner === undefined && token.readings & (FINITE & ~(V3S & V3P)) && bits === 0) break;
    if (bits === 0) continue;
    if (subject.nearest === 0) subject.nearest = bits;
    subject.head = determiner ?? (subject.head !== 0 && subject.head & bits ? subject.head & bits : bits);
  }
  return subject;
}
