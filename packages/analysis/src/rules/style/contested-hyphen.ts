import { phraseRule } from '../phrase-rule';

/** Hyphens as the official vocabulary has them, and as few reviewers ask for: of forty, ten were corrected. */
export const contestedHyphen = phraseRule({
  id: 'contested-hyphen',
  category: 'special_cases',
  competence: 1,
  confidence: 0.45,
  comment: (_, instead) => `O vocabulário ortográfico registra “${instead}”.`,
  phrases: [
    { words: 'dia-a-dia', instead: 'dia a dia', comment: 'Desde o Acordo Ortográfico, “dia a dia” se escreve sem hífen.' },
    { words: 'livre arbítrio', instead: 'livre-arbítrio' },
    { words: 'maus tratos', instead: 'maus-tratos' },
    { words: 'matéria prima', instead: 'matéria-prima' },
    { words: 'matérias primas', instead: 'matérias-primas' },
  ],
});
