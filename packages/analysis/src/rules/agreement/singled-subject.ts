import { V3P } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import { wordRule } from '../word-rule';
import { isOnlyNumber, otherNumber } from './verb-number';

const ONE = [
  ['mais', 'de', 'um'],
  ['mais', 'de', 'uma'],
  ['cada', 'um', 'dos'],
  ['cada', 'uma', 'das'],
  ['nenhum', 'dos'],
  ['nenhuma', 'das'],
];

/** "Mais de um aluno faltaram", "cada um dos alunos fizeram": whatever they mean, these subjects are singular. */
export const singledSubject = wordRule({
  id: 'singled-subject',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (token, i, tokens, paragraph): Finding[] => {
    const words = ONE.find((list) => list.every((word, k) => tokens[i + k]?.lower === word));
    if (!words) return [];
    const noun = tokens[i + words.length];
    if (noun?.upos !== 'NOUN') return [];
    const verb = tokens[i + words.length + 1];
    const instead = isOnlyNumber(verb, V3P) && otherNumber(verb);
    if (!verb || !instead) return [];
    const subject = paragraph.text.slice(token.start, noun.end);
    const comment = `Com “${subject}”, o verbo fica no singular: “${instead}”.`;
    return [{ start: verb.start, end: verb.end, comment, suggestions: [instead] }];
  },
});
