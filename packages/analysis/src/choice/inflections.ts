import { isFrequent } from '../lexicon/frequency';
import { readingsOf } from '../lexicon/lexicon';
import { FINITE, INFINITIVE, NOMINAL, V3P, V3S } from '../lexicon/morphology';

/** Endings that change places when a noun or an adjective changes number or gender. */
const NOMINAL_ENDINGS: [string, string[]][] = [
  ['ões', ['ão']],
  ['ães', ['ão']],
  ['ão', ['ões', 'ãos', 'ães']],
  ['ãos', ['ão']],
  ['ais', ['al']],
  ['éis', ['el']],
  ['eis', ['il', 'el']],
  ['óis', ['ol']],
  ['al', ['ais']],
  ['el', ['éis', 'eis']],
  ['il', ['is', 'eis']],
  ['ol', ['óis']],
  ['ns', ['m']],
  ['m', ['ns']],
  ['res', ['r']],
  ['r', ['res', 'ra']],
  ['zes', ['z']],
  ['z', ['zes']],
  ['ês', ['eses', 'esa']],
  ['eses', ['ês']],
  ['os', ['o', 'a', 'as']],
  ['as', ['a', 'o', 'os']],
  ['o', ['a', 'os', 'as']],
  ['a', ['o', 'as', 'os']],
  ['es', ['e']],
  ['e', ['es']],
  ['is', ['il', 'l']],
  ['s', ['']],
  ['', ['s']],
];

const VERB_ENDINGS: [string, string[]][] = [
  ['aram', ['ou', 'arão']],
  ['eram', ['eu', 'erão', 'ero']],
  ['iram', ['iu', 'irão']],
  ['ou', ['aram']],
  ['eu', ['eram']],
  ['iu', ['iram']],
  ['arão', ['aram', 'ará']],
  ['erão', ['eram', 'erá']],
  ['irão', ['iram', 'irá']],
  ['ão', ['á']],
  ['á', ['ão', 'ar', 'am']],
  ['ê', ['er', 'eem']],
  ['am', ['a', 'ar']],
  ['em', ['e', 'er', 'êm', 'eem']],
  ['êm', ['em', 'eem']],
  ['eem', ['em', 'ê']],
  ['óem', ['ói']],
  ['õem', ['õe']],
  ['õe', ['õem']],
  ['arem', ['ar']],
  ['erem', ['er']],
  ['irem', ['ir']],
  ['ar', ['arem', 'a', 'á', 'am']],
  ['er', ['erem', 'e', 'em', 'ê']],
  ['ir', ['irem', 'i', 'iu']],
  ['a', ['am', 'ar']],
  ['e', ['em', 'er']],
  ['i', ['ir', 'iu']],
  ['z', ['zem', 'zer']],
  ['zem', ['z']],
];

const IRREGULAR: string[][] = [
  ['é', 'são'],
  ['está', 'estão', 'estar', 'esta'],
  ['foi', 'foram'],
  ['há', 'haver'],
  ['vai', 'vão'],
  ['pôde', 'puderam'],
  ['faz', 'fazem'],
  ['traz', 'trazem', 'trás'],
  ['tem', 'têm'],
  ['vem', 'vêm', 'veem'],
  ['teve', 'tiveram'],
  ['fez', 'fizeram'],
  ['disse', 'disseram'],
  ['era', 'eram'],
  ['seria', 'seriam'],
  ['houve', 'houveram'],
  ['havia', 'haviam'],
  ['haverá', 'haverão'],
  ['mantém', 'mantêm'],
  ['contém', 'contêm'],
  ['seja', 'sejam'],
  ['esteve', 'estiveram'],
  ['deu', 'deram'],
  ['quer', 'querem'],
  ['sabe', 'sabem'],
  ['ser', 'serem'],
];
const irregular = new Map<string, string[]>();
for (const forms of IRREGULAR)
  for (const form of forms)
    irregular.set(
      form,
      forms.filter((other) => other !== form),
    );

function swap(word: string, table: [string, string[]][]): string[] {
  const found: string[] = [];
  for (const [ending, others] of table) {
    if (word.length <= ending.length + 1 || !word.endsWith(ending)) continue;
    for (const other of others) found.push(word.slice(0, word.length - ending.length) + other);
    if (ending.length > 1) break; // the longest ending is the real one
  }
  return found;
}

/** Other numbers, genders and persons of the same word, as far as people use them. */
export const inflectionsOf = (word: string): string[] => formsOf(word).filter(isFrequent);

/** The same, used or not: a rule that knows which form it wants asks here. */
export function formsOf(word: string): string[] {
  const readings = readingsOf(word);
  const found = new Set(irregular.get(word) ?? []);
  if (readings & NOMINAL) for (const form of swap(word, NOMINAL_ENDINGS)) if (readingsOf(form) & NOMINAL) found.add(form);
  if (readings & (FINITE | INFINITIVE))
    for (const form of swap(word, VERB_ENDINGS)) if (readingsOf(form) & (V3S | V3P | INFINITIVE)) found.add(form);
  found.delete(word);
  return [...found];
}
