import { phraseRule } from '../phrase-rule';

/** Phrases that grammars censure and most teachers let pass: of thirty “ao invés de”, eight were corrected. */
export const contestedPhrase = phraseRule({
  id: 'contested-phrase',
  category: 'special_cases',
  competence: 1,
  confidence: 0.4,
  comment: (written, instead) => `Em vez de “${written}”, muitos professores preferem “${instead}”.`,
  phrases: [
    {
      words: 'ao invés de',
      instead: 'em vez de',
      comment: '“Em vez de” indica troca; “ao invés de” só serve para coisas opostas, como subir e descer.',
    },
    { words: 'muitas das vezes', instead: 'muitas vezes' },
  ],
});
