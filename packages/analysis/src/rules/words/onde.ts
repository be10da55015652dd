import type { Token } from '../../text/token';
import { phraseRule } from '../phrase-rule';

/** "Onde" is for places. After these nouns, which are times, situations and ideas, it is "em que". */
const NOT_PLACES =
  'momento época era período fase tempo dia ano anos século situação situações caso casos forma maneira modo relação processo sistema hora ocasião democracia ditadura lei tempos contexto geração conceito pesquisa pesquisas debates união realidade ocorrido tragédia'.split(
    ' ',
  );

/** "Onde você vai dormir" is where one sleeps. */
const endsThere = (tokens: Token[], _: number, to: number) => tokens[to + 1]?.kind !== 'word';

export const onde = phraseRule({
  id: 'onde',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.6,
  comment: () => '“Onde” se refere a lugar. Para tempo, situação ou ideia, prefira “em que” ou “no qual”.',
  phrases: [
    ...NOT_PLACES.map((noun) => ({ words: `${noun} onde`, instead: `${noun} em que` })),
    ...['você', 'vocês', 'ele', 'ela', 'eles', 'elas', 'nós', 'eu'].flatMap((who) =>
      ['vai', 'vão', 'vamos', 'vou'].map((verb) => ({
        words: `onde ${who} ${verb}`,
        instead: `aonde ${who} ${verb}`,
        comment: 'Quem vai, vai “a” algum lugar: com verbo de movimento, use “aonde”.',
        when: endsThere,
      })),
    ),
  ],
});
