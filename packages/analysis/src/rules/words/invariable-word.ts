import { FS, PARTICIPLE } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { phraseRule } from '../phrase-rule';

const COPULA = /^(é|está|estava|estou|fica|ficou|ficava|era|parece|parecia|anda|andava|sou|fiquei|ser|estar|ficar)$/;

/** "Meia" before an adjective that says how somebody is: "ficou meia cansada". "Meia hora" is half of one. */
const tellsHow = (tokens: Token[], from: number, to: number) => {
  const next = tokens[to + 1];
  return (
    COPULA.test(tokens[from - 1]?.lower ?? '') &&
    next !== undefined &&
    (next.upos === 'ADJ' || (next.readings & PARTICIPLE) !== 0) &&
    (next.readings & FS) !== 0
  );
};

/** Adverbs have neither gender nor number. */
export const invariableWord = phraseRule({
  id: 'invariable-word',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  skipQuotes: true,
  comment: (written, instead) => `Aqui se escreve “${instead}”, e não “${written}”.`,
  phrases: [
    { words: 'menas', instead: 'menos', comment: '“Menos” não varia: é “menos” também antes de palavra feminina.' },
    { words: 'meia', instead: 'meio', comment: 'Com o sentido de “um pouco”, “meio” é advérbio e não varia.', when: tellsHow },
  ],
});
