import { type Phrase, phraseRule } from '../phrase-rule';

const each = (first: string[], rest: string, comment?: string): Phrase[] =>
  first.map((word) => ({ words: `${word} ${rest}`, instead: word, ...(comment ? { comment } : {}) }));

/** Words that say again what the word before them has said. */
export const redundancy = phraseRule({
  id: 'redundancy',
  // Few reviewers correct them: a remark, not an error.
  category: 'special_cases',
  competence: 1,
  confidence: 0.6,
  skipQuotes: true,
  comment: (written, instead) => `“${written}” diz duas vezes a mesma coisa. Basta “${instead}”.`,
  phrases: [
    ...each(['subir', 'subiu', 'sobe', 'subiram', 'subindo'], 'para cima'),
    ...each(['descer', 'desceu', 'desce', 'desceram', 'descendo'], 'para baixo'),
    ...each(['entrar', 'entrou', 'entra', 'entraram', 'entrando'], 'para dentro'),
    ...each(['sair', 'saiu', 'sai', 'saíram', 'saindo'], 'para fora').map(
      (phrase) =>
        ({
          ...phrase,
          when: (tokens, _, to) => !/^d[aeo]s?$/.test(tokens[to + 1]?.lower ?? ''),
        }) satisfies Phrase,
    ),
    ...each(['encarar', 'encarou', 'encara', 'encaram', 'encarando'], 'de frente'),
    ...each(['repetir', 'repetiu', 'repete', 'repetindo'], 'de novo'),
    ...each(['repetir', 'repetiu', 'repete', 'repetindo'], 'novamente'),
    ...each(['voltar', 'voltou', 'volta', 'retornar', 'retornou', 'retorna'], 'de volta'),
    ...each(['elo'], 'de ligação'),
    ...each(['surpresa'], 'inesperada'),
    ...each(['consenso'], 'geral'),
    ...each(['fato', 'fatos'], 'real'),
    ...each(['fatos'], 'reais'),
    ...each(['acabamento'], 'final'),
    ...each(['certeza'], 'absoluta'),
    ...each(['conviver'], 'junto'),
    ...each(['planejar'], 'antecipadamente'),
    ...each(['multidão'], 'de pessoas'),
    ...each(['monopólio'], 'exclusivo'),
    ...each(['hemorragia'], 'de sangue'),
    ...each(['ambos', 'ambas'], 'os dois'),
    ...each(['panorama'], 'geral'),
    ...each(['protagonista'], 'principal'),
    ...each(['adiar'], 'para depois'),
    ...each(['outra'], 'alternativa', '“Alternativa” já quer dizer outra saída: basta “alternativa”.'),
    { words: 'novidade inédita', instead: 'novidade' },
    { words: 'a razão é porque', instead: 'a razão é que', comment: '“Razão” e “porque” dizem a mesma causa duas vezes: “a razão é que”.' },
    {
      words: 'o motivo é porque',
      instead: 'o motivo é que',
      comment: '“Motivo” e “porque” dizem a mesma causa duas vezes: “o motivo é que”.',
    },
  ],
});
