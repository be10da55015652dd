import { INFINITIVE } from '../../lexicon/morphology';
import type { Finding } from '../../rule';
import type { Token } from '../../text/token';
import { insideQuotes } from '../phrase-rule';
import { wordRule } from '../word-rule';

const OF = /^(gost|precis|necessit)(o|a|as|am|amos|ei|ou|ava|avam|aram)$/;
const TO = /^assist(o|e|em|i|iu|imos|iram|ia|iam)$/;
const WATCHED = /^(filmes?|jogos?|programas?|vídeos?|novelas?|séries?|aulas?|peças?|shows?|documentários?|desenhos?|partidas?|palestras?)$/;
const WHO = /^(eu|ele|ela|eles|elas|você|vocês|nós|todos|ninguém)$/;
const BETWEEN = /^(mais|não|sempre)$/;
/** "Que preciso", "que precisamos": whose verb it is shows in its ending. */
const FIRST_PERSON = /(o|ei|amos)$/;

/** "A menina que eu gosto": the preposition that the verb asks for goes before "que". */
export const relativePreposition = wordRule({
  id: 'relative-preposition',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens): Finding[] => {
    const noun = tokens[i - 1];
    if (token.lower !== 'que' || noun?.upos !== 'NOUN' || insideQuotes(tokens, i)) return [];
    let at = i + (WHO.test(tokens[i + 1]?.lower ?? '') ? 2 : 1);
    const hasSubject = at > i + 1;
    while (at < i + 4 && BETWEEN.test(tokens[at]?.lower ?? '')) at++;
    const [verb, next] = [tokens[at], tokens[at + 1]];
    const preposition = verb && askedBy(verb, noun);
    // "O fato que eu preciso mostrar", "o livro que ele precisa de ler": the verb has what it asks for.
    if (!preposition || !isVerb(verb, next) || isServed(next)) return [];
    // "Os jovens que precisam" are themselves the ones in need.
    if (preposition === 'de' && !hasSubject && !FIRST_PERSON.test(verb.lower)) return [];
    const comment = `Quem ${preposition === 'a' ? 'assiste, assiste “a”' : 'gosta ou precisa, gosta ou precisa “de”'} alguma coisa: “${noun.text} ${preposition} que”.`;
    return [{ start: token.start, end: token.end, comment, suggestions: [`${preposition} que`] }];
  },
});

/** "O livro que preciso está esgotado": between "que" and a verb, "preciso" is no adjective. */
const isVerb = ({ lower, upos }: Token, next: Token | undefined): boolean =>
  upos === 'VERB' || (lower === 'preciso' && /^(VERB|AUX)$/.test(next?.upos ?? ''));

const askedBy = ({ lower }: Token, noun: Token): string | undefined => {
  if (OF.test(lower) && !/^(vez|forma|maneira|modo|fato|ponto|verdade|certeza|medida)$/.test(noun.lower)) return 'de';
  return TO.test(lower) && WATCHED.test(noun.lower) ? 'a' : undefined;
};

const isServed = (next: Token | undefined): boolean =>
  next !== undefined &&
  (/^(d[aeo]s?|d[eo]ss[ea]s?|disso|disto|a|ao|aos|à|às|que|um|uma|o|os|as)$/.test(next.lower) || (next.readings & INFINITIVE) !== 0);
