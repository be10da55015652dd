import { INFINITIVE } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { phraseRule } from '../phrase-rule';

const MORE = ['mas ou menos', 'por mas que', 'muito mas', 'ainda mas', 'nunca mas', 'nada mas', 'mas do que'];

/** Without an article and before a verb of the third person: nobody's agent. */
const isWe = (tokens: Token[], from: number, to: number) =>
  /^(vai|tem|pode|precisa|sabe|vê|quer|é|deve|faz|fica|não|se)$/.test(tokens[to + 1]?.lower ?? '') &&
  (from === 0 || /^(PUNCT|SCONJ|CCONJ)$/.test(tokens[from - 1]?.upos ?? ''));

const IMPORTANT = 'importante necessário preciso fundamental possível notório evidente claro óbvio inegável essencial'.split(' ');

/** "Ela e bonita.": an adjective alone, and the sentence is over. */
const isSaidOf = (tokens: Token[], _: number, to: number) =>
  tokens[to + 1]?.upos === 'ADJ' && (tokens[to + 2] === undefined || tokens[to + 2]?.text === '.');

/** Words of the dictionary that are taken for their neighbours: a noun for its verb, a sound for another letter. */
export const lookAlike = phraseRule({
  id: 'look-alike',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  skipQuotes: true,
  comment: (written, instead) => `Aqui se escreve “${instead}”, e não “${written}”.`,
  phrases: [
    ...MORE.map((words) => ({
      words,
      instead: words.replace('mas', 'mais'),
      comment: '“Mais” indica quantidade; “mas” opõe ideias. Aqui o sentido é de quantidade.',
    })),
    ...['para', 'por', 'lá'].map((before) => ({
      words: `${before} traz`,
      instead: `${before} trás`,
      comment: '“Trás” indica lugar (para trás); “traz” é do verbo trazer.',
    })),
    ...['tinha', 'tinham', 'tenho', 'tem', 'havia', 'ter', 'tivesse'].flatMap((helper) => [
      { words: `${helper} trago`, instead: `${helper} trazido`, comment: 'O particípio de trazer é “trazido”.' },
      { words: `${helper} chego`, instead: `${helper} chegado`, comment: 'O particípio de chegar é “chegado”.' },
    ]),
    { words: 'eu podo', instead: 'eu posso', comment: 'De “poder”, diz-se “eu posso”; “podo” é de podar.' },
    { words: 'nós fumos', instead: 'nós fomos', comment: 'De “ir” e “ser”, diz-se “nós fomos”.' },
    { words: 'cem dúvida', instead: 'sem dúvida', comment: '“Sem” indica falta; “cem” é número.' },
    { words: 'sem por cento', instead: 'cem por cento', comment: '“Cem” é número; “sem” indica falta.' },
    {
      words: 'agente',
      instead: 'a gente',
      comment: '“A gente”, com o sentido de nós, se escreve separado; “agente” é quem age.',
      when: isWe,
    },
    ...['ele', 'ela', 'isso', 'isto', 'aquilo'].map((who) => ({
      words: `${who} e`,
      instead: `${who} é`,
      comment: 'O verbo ser leva acento: “é”. Sem acento, “e” só liga palavras.',
      when: isSaidOf,
    })),
    ...IMPORTANT.map((adjective) => ({
      words: `e ${adjective}`,
      instead: `é ${adjective}`,
      comment: 'O verbo ser leva acento: “é”. Sem acento, “e” só liga palavras.',
      when: (tokens: Token[], from: number, to: number) =>
        from === 0 && (tokens[to + 1]?.lower === 'que' || ((tokens[to + 1]?.readings ?? 0) & INFINITIVE) !== 0),
    })),
    ...'o do no ao um nosso seu este esse neste nesse deste desse pelo cada outro'.split(' ').map((before) => ({
      words: `${before} pais`,
      instead: `${before} país`,
      comment: 'A nação leva acento: “país”. “Pais”, sem acento, são o pai e a mãe.',
    })),
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
