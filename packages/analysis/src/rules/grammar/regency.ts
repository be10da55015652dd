import { INFINITIVE } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { type Phrase, phraseRule } from '../phrase-rule';

const plain = (tokens: Token[], _: number, to: number) => !((tokens[to + 1]?.readings ?? 0) & INFINITIVE);

/** Each "devido", "quanto" … asks for "a", which meets the article. */
const withArticle = (word: string): Phrase[] => [
  { words: `${word} o`, instead: `${word} ao`, when: (tokens, from, to) => plain(tokens, from, to) && tokens[to + 1]?.lower !== 'que' },
  { words: `${word} os`, instead: `${word} aos` },
];

export const regency = phraseRule({
  id: 'regency',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  comment: (written, instead) => `Essa expressão pede outra preposição: “${instead}”, e não “${written}”.`,
  phrases: [
    ...withArticle('devido'),
    ...withArticle('referente'),
    { words: 'em relação o', instead: 'em relação ao' },
    { words: 'com relação o', instead: 'com relação ao' },
    { words: 'cabe o governo', instead: 'cabe ao governo' },
    { words: 'cabe o estado', instead: 'cabe ao Estado' },
    { words: 'assistir o', instead: 'assistir ao' },
    { words: 'assistir os', instead: 'assistir aos' },
    { words: 'obedecer o', instead: 'obedecer ao' },
    { words: 'obedecer os', instead: 'obedecer aos' },
    { words: 'obedecer as', instead: 'obedecer às' },
    { words: 'implica em', instead: 'implica', comment: 'No sentido de acarretar, “implicar” não pede preposição.' },
    { words: 'implicam em', instead: 'implicam', comment: 'No sentido de acarretar, “implicar” não pede preposição.' },
    { words: 'consiste de', instead: 'consiste em' },
    { words: 'desde de', instead: 'desde' },
    { words: 'para mim fazer', instead: 'para eu fazer', comment: 'Antes de verbo, usa-se “eu”: “para eu fazer”.' },
    { words: 'para mim ser', instead: 'para eu ser', comment: 'Antes de verbo, usa-se “eu”: “para eu ser”.' },
    { words: 'ao passo em que', instead: 'ao passo que' },
    { words: 'à medida em que', instead: 'à medida que' },
    { words: 'a medida que', instead: 'à medida que' },
    { words: 'na medida que', instead: 'na medida em que' },
    { words: 'face a', instead: 'em face de' },
    { words: 'a partir do momento onde', instead: 'a partir do momento em que' },
    { words: 'nada haver', instead: 'nada a ver' },
    { words: 'tudo haver', instead: 'tudo a ver' },
    { words: 'cada vez mas', instead: 'cada vez mais' },
    { words: 'por conta que', instead: 'porque' },
    { words: 'haja visto', instead: 'haja vista' },
    { words: 'há anos atrás', instead: 'há anos', comment: '“Há” já indica passado: “atrás” sobra.' },
  ],
});
