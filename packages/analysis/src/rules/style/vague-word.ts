import { phraseRule } from '../phrase-rule';

const words = ['coisa', 'coisas'];

export const vagueWord = phraseRule({
  id: 'vague-word',
  category: 'special_cases',
  competence: 1,
  confidence: 0.4,
  comment: (written) => `“${written}” diz pouco. Nomeie aquilo de que você está falando.`,
  phrases: words.map((word) => ({ words: word })),
});
