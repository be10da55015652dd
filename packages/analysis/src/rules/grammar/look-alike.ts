import type { Token } from '../../text/token';
import { phraseRule } from '../phrase-rule';

/** Words of the dictionary that are taken for their neighbours: a noun for its verb, a sound for another letter. */
export const lookAlike = phraseRule({
  id: 'look-alike',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  skipQuotes: true,
  comment: (written, instead) => `Aqui se escreve “${instead}”, e não “${written}”.`,
  phrases: [
    { words: 'sedo', instead: 'cedo', comment: 'O contrário de tarde é “cedo”, com “c”.' },
    ...['sem', 'há', 'nenhuma', 'a', 'uma'].map((before) => ({
      words: `${before} duvida`,
      instead: `${before} dúvida`,
      comment: 'O substantivo leva acento: “dúvida”. Sem acento é o verbo: ele duvida.',
    })),
    ...['a', 'uma', 'da', 'na', 'boa', 'essa', 'sua', 'minha'].map((before) => ({
      words: `${before} viajem`,
      instead: `${before} viagem`,
      comment: 'O substantivo é “viagem”, com “g”; “viajem” é do verbo viajar.',
    })),
    ...['a', 'uma', 'da', 'na', 'pela', 'essa', 'esta', 'grande'].map((before) => ({
      words: `${before} perca`,
      instead: `${before} perda`,
      comment: '“Perca” é forma do verbo perder (que eu perca); o substantivo é “perda”.',
      when: (tokens: Token[], _: number, to: number) => tokens[to + 1]?.lower === 'de' || tokens[to + 1]?.upos === 'ADJ',
    })),
  ],
});
