import { DETERMINERS } from '../../choice/subject';
import { NOMINAL, PLURAL } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { likeWritten } from '../like-written';
import { wordRule } from '../word-rule';
import { subjunctiveOf } from './subjunctive-of';

/** "É importante que": what somebody finds of a thing that is yet to be. */
const FOUND =
  /^(importante|necessário|necessária|preciso|fundamental|imprescindível|essencial|indispensável|possível|provável|urgente|bom|melhor|justo|crucial|primordial)$/;
const IS = /^(é|seja|será|seria|era|foi|ser|sendo|faz-se|torna-se|mais|muito|extremamente)$/;
const WISHES = /^(espero|esperamos|espera-se|tomara|quero|queremos|desejo|desejamos)$/;
const SUBJECTS = /^(eu|ele|ela|eles|elas|você|vocês|todos|todas|isso|ninguém|alguém|cada)$/;

/** "É importante que o governo investe", "embora ele é": what is wished, feared or granted is said in the subjunctive. */
export const subjunctive = wordRule({
  id: 'subjunctive',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  at: (_, i, tokens): Finding[] => {
    const opener = openerAt(tokens, i);
    if (!opener) return [];
    // "Para que serve": without a subject it may be a question.
    const verb = verbBehindSubject(tokens, i + 1, opener === 'para que');
    const one = verb && subjunctiveOf(verb.lower);
    if (!one) return [];
    // "Que os pais fica": the number is wrong too.
    const isMany = tokens[i + 1] !== verb && ((DETERMINERS.get(tokens[i + 1]?.lower ?? '') ?? 0) & PLURAL) !== 0;
    const instead = isMany && !one.endsWith('m') ? `${one}m` : one;
    return [
      {
        start: verb.start,
        end: verb.end,
        comment: `Depois de “${opener}”, o verbo vai para o subjuntivo: “${instead}”.`,
        suggestions: [likeWritten(instead, verb.text)],
      },
    ];
  },
});

/** The words that ask for a subjunctive and end at `i`. */
function openerAt(tokens: Token[], i: number): string | undefined {
  const [word, before, earlier] = [tokens[i]?.lower ?? '', tokens[i - 1], tokens[i - 2]];
  if (word === 'embora') return before?.kind === 'punctuation' || i === 0 ? 'embora' : undefined;
  // "Nesse caso", "o caso": a noun.
  if (word === 'caso') return i === 0 || before?.text === ',' ? 'caso' : undefined;
  // "Talvez por isso ele vai": only right before its subject.
  if (word === 'talvez') return 'talvez';
  if (word !== 'que' || !before) return undefined;
  if (before.lower === 'para' && earlier?.lower !== 'o') return 'para que';
  if (before.lower === 'de' && earlier?.lower === 'fim') return 'a fim de que';
  const isFound = FOUND.test(before.lower) && IS.test(earlier?.lower ?? '') && !/^[oa]$/.test(tokens[i - 3]?.lower ?? '');
  return isFound || WISHES.test(before.lower) ? `${before.lower} que` : undefined;
}

/** The verb behind a short subject, or behind none: "que ele faz", "que o governo não investe", "embora está". */
function verbBehindSubject(tokens: Token[], from: number, needsSubject: boolean): Token | undefined {
  let at = from;
  const first = tokens[at]?.lower ?? '';
  if (SUBJECTS.test(first)) at++;
  else if (DETERMINERS.has(first) && tokens[at + 1]?.upos === 'NOUN') at += tokens[at + 2]?.upos === 'ADJ' ? 3 : 2;
  if (needsSubject && at === from) return undefined;
  if (/^(não|também|já|só)$/.test(tokens[at]?.lower ?? '')) at++;
  const verb = tokens[at];
  return verb && /^(VERB|AUX)$/.test(verb.upos) && !(verb.readings & NOMINAL) ? verb : undefined;
}
