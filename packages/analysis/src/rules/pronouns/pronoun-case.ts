import { INFINITIVE } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { type Phrase, phraseRule } from '../phrase-rule';

const OTHERS = ['você', 'ele', 'ela', 'eles', 'elas', 'vocês', 'tu'];

/** "É difícil para mim fazer isso", "é uma honra para mim falar": there "para mim" goes with what stands before it. */
const doesIt = (tokens: Token[], from: number, to: number) => {
  const verb = tokens[to + 1];
  const before = tokens.slice(Math.max(0, from - 4), from);
  const isFelt =
    before.some(({ upos }) => upos === 'ADJ') || (before.at(-1)?.upos === 'NOUN' && before.some(({ lower }) => COPULA.test(lower)));
  return verb?.upos === 'VERB' && (verb.readings & INFINITIVE) !== 0 && !isFelt;
};
const COPULA = /^(é|foi|era|seria|será|ser)$/;

const betweenUs: Phrase[] = [
  { words: 'entre eu e', instead: 'entre mim e' },
  ...OTHERS.map((other) => ({ words: `entre ${other} e eu`, instead: `entre ${other} e mim` })),
];

/** Who does it is "eu"; whom it is done to, "mim". */
export const pronounCase = phraseRule({
  id: 'pronoun-case',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  comment: (written, instead) => `Depois da preposição “entre”, usa-se “mim”: “${instead}”, e não “${written}”.`,
  phrases: [
    ...betweenUs,
    { words: 'para mim', instead: 'para eu', comment: 'Quem pratica a ação do verbo é “eu”: “para eu fazer”.', when: doesIt },
    { words: 'pra mim', instead: 'para eu', comment: 'Quem pratica a ação do verbo é “eu”: “para eu fazer”.', when: doesIt },
  ],
});
