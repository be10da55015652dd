import { frequentWords, isFrequent, logFrequency } from '../lexicon/frequency';
import { once } from '../lexicon/read-data';
import type { DoubtKind } from '../text/token';
import { inflectionsOf } from './inflections';

export type Variant = { word: string; kind: DoubtKind };

/** Words that people write one for the other, beyond what accents and inflection give. */
const PAIRS: string[][] = [
  ['mas', 'mais'],
  ['mal', 'mau'],
  ['onde', 'aonde'],
  ['há', 'a', 'à'],
  ['trás', 'traz'],
  ['sob', 'sobre'],
  ['perca', 'perda'],
  ['descriminação', 'discriminação'],
  ['haja', 'aja'],
  ['hora', 'ora'],
  ['houve', 'ouve'],
  ['sócias', 'sociais'],
  ['iminente', 'eminente'],
  ['acento', 'assento'],
  ['cessão', 'sessão', 'seção'],
  ['conserto', 'concerto'],
  ['descrição', 'discrição'],
  ['emergir', 'imergir'],
  ['fragrante', 'flagrante'],
  ['ratificar', 'retificar'],
  ['tráfego', 'tráfico'],
  ['vultoso', 'vultuoso'],
  ['infligir', 'infringir'],
  ['mandato', 'mandado'],
  ['absorver', 'absolver'],
  ['deferir', 'diferir'],
  ['despercebido', 'desapercebido'],
  ['com', 'como'],
  ['sim', 'si'],
  ['nos', 'nós'],
  ['vezes', 'vez'],
  ['isto', 'isso'],
  ['disto', 'disso'],
  ['nisto', 'nisso'],
  ['por', 'pôr', 'para'],
  ['ao', 'o'],
  ['aos', 'os'],
  ['a', 'as'],
  ['à', 'às'],
  ['os', 'as', 'o'],
  ['no', 'ao'],
  ['na', 'à'],
  ['lhe', 'lhes'],
  ['ele', 'eles', 'ela', 'elas'],
  ['seu', 'seus', 'sua', 'suas'],
  ['este', 'esta', 'estes', 'estas'],
  ['todo', 'toda', 'todos', 'todas'],
  ['essa', 'esse', 'essas', 'esses'],
  ['qual', 'quais'],
  ['qualquer', 'quaisquer'],
  ['meio', 'meia'],
  ['bastante', 'bastantes'],
  ['mesmo', 'mesmos', 'mesma', 'mesmas'],
  ['independente', 'independentemente'],
  ['afim', 'afins'],
  ['egresso', 'ingresso'],
  ['dentre', 'entre'],
  ['viajem', 'viagem'],
  ['ar', 'há'],
  ['tão', 'estão'],
  ['mim', 'me'],
  ['da', 'dar', 'dá'],
  ['vê', 'ver', 'vêm'],
  ['sai', 'sair', 'saí'],
  ['sejam', 'seja'],
];

const DEIXIS: [string, string][] = [
  ['este', 'esse'],
  ['esta', 'essa'],
  ['estes', 'esses'],
  ['estas', 'essas'],
  ['isto', 'isso'],
  ['deste', 'desse'],
  ['desta', 'dessa'],
  ['destes', 'desses'],
  ['destas', 'dessas'],
  ['disto', 'disso'],
  ['neste', 'nesse'],
  ['nesta', 'nessa'],
  ['nestes', 'nesses'],
  ['nestas', 'nessas'],
  ['nisto', 'nisso'],
];

const CRASE: string[][] = [
  ['a', 'à'],
  ['as', 'às'],
  ['aquele', 'àquele'],
  ['aquela', 'àquela'],
  ['aqueles', 'àqueles'],
  ['aquelas', 'àquelas'],
  ['á', 'à', 'a', 'há'],
  ['ás', 'às', 'as'],
];

export const stripped = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Frequent words by what is left of them without accents. */
const sisters = once(() => {
  const by = new Map<string, string[]>();
  for (const [word] of frequentWords()) {
    const key = stripped(word);
    by.set(key, [...(by.get(key) ?? []), word]);
  }
  return by;
});

const listed = once(() => {
  const by = new Map<string, Variant[]>();
  const add = (word: string, other: string, kind: DoubtKind) => {
    if (word !== other) by.set(word, [...(by.get(word) ?? []), { word: other, kind }]);
  };
  for (const set of CRASE) for (const a of set) for (const b of set) add(a, b, 'crase');
  for (const [a, b] of DEIXIS) {
    add(a, b, 'deixis');
    add(b, a, 'deixis');
  }
  for (const set of PAIRS) for (const a of set) for (const b of set) add(a, b, 'pair');
  return by;
});

/** These only look like pairs: nobody confuses them, or the tongue itself wavers. */
const NEVER = new Set(['e|é|é', 'fora|fôra', 'pelo|pêlo']);

const remembered = new Map<string, Variant[]>();

/** What a student may have meant who wrote `word` (lower case); empty for most words. */
export function variantsOf(word: string): Variant[] {
  const known = remembered.get(word);
  if (known) return known;
  const found = new Map<string, DoubtKind>();
  for (const other of sisters().get(stripped(word)) ?? []) if (other !== word && !NEVER.has(`${word}|${other}`)) found.set(other, 'accent');
  for (const { word: other, kind } of listed().get(word) ?? []) if (!found.has(other) || kind === 'crase') found.set(other, kind);
  for (const other of inflectionsOf(word)) if (!found.has(other)) found.set(other, 'inflection');
  const least = isFrequent(word) ? 1.5 : 2.5;
  const variants = [...found].filter(([other]) => logFrequency(other) >= least).map(([other, kind]) => ({ word: other, kind }));
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(word, variants);
  return variants;
}
