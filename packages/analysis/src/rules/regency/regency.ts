import { INFINITIVE } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { type Phrase, phraseRule } from '../phrase-rule';

const plain = (tokens: Token[], _: number, to: number) => !((tokens[to + 1]?.readings ?? 0) & INFINITIVE);

/** Each "devido", "quanto" … asks for "a", which meets the article. */
const withArticle = (word: string): Phrase[] => [
  { words: `${word} o`, instead: `${word} ao`, when: (tokens, from, to) => plain(tokens, from, to) && tokens[to + 1]?.lower !== 'que' },
  { words: `${word} os`, instead: `${word} aos` },
];

const NOT_REFLEXIVE = '“Simpatizar” não é pronominal: simpatiza-se com alguém, sem “me” nem “se”.';

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
    ...['implica', 'implicam', 'implicou', 'implicaram', 'implicará', 'implicando', 'implicaria', 'implicar'].map((verb) => ({
      words: `${verb} em`,
      instead: verb,
      comment: 'No sentido de acarretar, “implicar” não pede preposição.',
    })),
    ...['prefiro', 'prefere', 'preferem', 'preferimos', 'preferir', 'preferia', 'preferiu'].map((verb) => ({
      words: `${verb} mais`,
      instead: verb,
      comment: '“Preferir” já quer dizer gostar mais: o “mais” sobra. Prefere-se uma coisa a outra.',
      // "Prefere mais segurança" asks for more of it.
      when: (tokens: Token[], _: number, to: number) => ((tokens[to + 1]?.readings ?? 0) & INFINITIVE) !== 0,
    })),
    ...['me', 'se', 'nos'].flatMap((pronoun) =>
      ['simpatizo', 'simpatiza', 'simpatizam', 'simpatizei', 'simpatizou', 'simpatizamos'].flatMap((verb) => [
        { words: `${pronoun} ${verb}`, instead: verb, comment: NOT_REFLEXIVE },
        { words: `${verb}-${pronoun}`, instead: verb, comment: NOT_REFLEXIVE },
      ]),
    ),
    { words: 'a nível de', instead: 'em nível de', comment: 'Prefira “em nível de” ou, mais simples, “no âmbito de”, “em”.' },
    { words: 'consiste de', instead: 'consiste em' },
    { words: 'desde de', instead: 'desde' },
    { words: 'ao passo em que', instead: 'ao passo que' },
    { words: 'à medida em que', instead: 'à medida que' },
    {
      words: 'a medida que',
      instead: 'à medida que',
      // "A medida que o governo tomou foi dura": there it is the noun, and no comma ends the clause.
      when: (tokens, from) => (from === 0 ? tokens.some(({ text }) => text === ',') : !/^(VERB|AUX)$/.test(tokens[from - 1]?.upos ?? '')),
    },
    { words: 'na medida que', instead: 'na medida em que' },
    { words: 'face a', instead: 'em face de' },
    { words: 'a partir do momento onde', instead: 'a partir do momento em que' },
    { words: 'nada haver', instead: 'nada a ver' },
    { words: 'tudo haver', instead: 'tudo a ver' },
    ...['tem', 'têm', 'ter', 'tinha', 'teria'].map((verb) => ({ words: `${verb} haver com`, instead: `${verb} a ver com` })),
    { words: 'a grosso modo', instead: 'grosso modo', comment: '“Grosso modo” é expressão latina e não leva preposição.' },
    ...['o', 'a', 'os', 'as'].flatMap((article) =>
      ['cujo', 'cuja', 'cujos', 'cujas'].map((word) => ({
        words: `${word} ${article}`,
        instead: word,
        comment: `“${word}” já traz o artigo dentro de si: não se põe outro depois.`,
      })),
    ),
    { words: 'ao meu ver', instead: 'a meu ver' },
    { words: 'em pró de', instead: 'em prol de' },
    { words: 'muita pouca', instead: 'muito pouca' },
    { words: 'meio-dia e meio', instead: 'meio-dia e meia', comment: 'É meia hora depois do meio-dia: “meio-dia e meia”.' },
    { words: 'cada vez mas', instead: 'cada vez mais' },
    { words: 'por conta que', instead: 'porque' },
    { words: 'haja visto', instead: 'haja vista' },
  ],
});
