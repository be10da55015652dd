import type { Token } from '../../text/token';
import { type Phrase, phraseRule } from '../phrase-rule';

const after = (pattern: RegExp) => (tokens: Token[], from: number) => pattern.test(tokens[from - 1]?.lower ?? '');
const STAYS = /^(estou|está|estão|estamos|estava|estavam|fica|ficam|ficou|ficaram|ficar|continua|continuam|permanece|vive|vivem|viviam)$/;

/** Phrases of place and manner, said in full so that the noun alone ("a espera foi longa") is left in peace. */
const WHILE_STAYING = ['a espera de', 'a procura de', 'a disposição', 'a venda', 'a mercê', 'a beira', 'a margem', 'a toa', 'a deriva'];
const MANNER = [
  'as pressas',
  'as custas',
  'as escondidas',
  'as cegas',
  'as claras',
  'as avessas',
  'as moscas',
  'as margens',
  'as vésperas',
];
/** "Ele saiu a noite": the verb needs no object, so that the noun tells when. */
const NEEDS_NO_OBJECT =
  /^(sai|saem|saiu|saíram|sair|dorme|dormem|dormir|chega|chegou|chegam|chegaram|chegar|volta|voltou|voltar|trabalha|trabalham|trabalhar|acontece|aconteceu|acontecem|viaja|viajou|viajar|estuda|estudam|estudar)$/;
const isOver = (tokens: Token[], to: number) =>
  tokens[to + 1]?.kind === 'punctuation' || /^(e|para|com)$/.test(tokens[to + 1]?.lower ?? '');

const withCrase = (words: string, when?: Phrase['when']): Phrase => ({
  words,
  instead: words.replace(/^as /, 'às ').replace(/^a /, 'à '),
  ...(when ? { when } : {}),
});

/** Set phrases with a feminine noun that are written with a crase. */
export const crasePhrase = phraseRule({
  id: 'crase-phrase',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  comment: (_, instead) => `Nas expressões com palavra feminina, como “${instead}”, usa-se crase.`,
  phrases: [
    ...WHILE_STAYING.map((words) => withCrase(words, after(STAYS))),
    ...MANNER.map((words) => withCrase(words, (tokens, from) => /^(VERB|AUX|PRON|NOUN|ADV)$/.test(tokens[from - 1]?.upos ?? ''))),
    ...['a noite', 'a tarde'].map((words) =>
      withCrase(words, (tokens, from, to) => NEEDS_NO_OBJECT.test(tokens[from - 1]?.lower ?? '') && isOver(tokens, to)),
    ),
    withCrase('a mesa', after(/^(sentou-se|senta-se|sentar-se|sentaram-se|sentar|sentou|sentaram|sentado|sentada|sentados)$/)),
  ],
});
