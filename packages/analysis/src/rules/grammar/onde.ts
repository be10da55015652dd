import { phraseRule } from '../phrase-rule';

/** "Onde" is for places. After these nouns, which are times, situations and ideas, it is "em que". */
const NOT_PLACES =
  'momento época era período fase tempo dia ano anos século situação situações caso casos forma maneira modo relação processo sistema hora ocasião democracia'.split(
    ' ',
  );

export const onde = phraseRule({
  id: 'onde',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.6,
  comment: () => '“Onde” se refere a lugar. Para tempo, situação ou ideia, prefira “em que” ou “no qual”.',
  phrases: NOT_PLACES.map((noun) => ({ words: `${noun} onde`, instead: `${noun} em que` })),
});
