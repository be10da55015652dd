import type { Token } from '../text/token';
import { isAgent, isDeed, isDone } from './agents';
import { type Asking, askedOf, askedOfNobody, laterAgent } from './asked';
import { phraseFrom, type Range } from './noun-phrase';
import { isBreak, isFiniteVerb, isInfinitive, verbFrom } from './verbs';
import { lengthAt, patternsOf } from './word-patterns';

const NEEDED =
  'necessário/necessária/preciso/imprescindível/fundamental/importante/mister/imperioso/imperiosa/imperativo/essencial/primordial/indispensável/crucial/fulcral/urgente/vital/viável/válido/relevante/interessante/ideal/substancial/impreterível/improtelável/inadiável/premente/conveniente/prudente/plausível';
const DUTY = 'dever/papel/função/obrigação/responsabilidade/competência';
/** "É preciso", "faz-se necessário", "é de suma importância", "é dever". */
const NEEDS = patternsOf(
  `é/e/seja/seria/será/torna-se/faz-se/fazem-se/mostra-se ${NEEDED}/${DUTY}; é/seria/torna-se/faz-se muito/extremamente/mais/de/também/como/o ${NEEDED}/${DUTY};
  se faz/torna ${NEEDED}; é/seria de suma/extrema/grande/total/fundamental importância; há a/uma necessidade; surge a necessidade; urge; urge a necessidade;
  ideal/solução/saída é/seria; escolha/medida/alternativa viável é/seria; espera-se; necessita-se; precisa-se`,
);
/** "É necessário, portanto, que". */
const LONGEST_INSERTION = 6;

/** "É preciso que …", "é dever do governo …", "é fundamental a atuação do …", "é preciso criar …". */
export function needed(tokens: readonly Token[], asks: number): Asking | null {
  // "É urgentemente necessário": the adverb says nothing here.
  const adverbs = tokens[asks + 1]?.upos === 'ADV' && /mente$/.test(tokens[asks + 1]?.lower ?? '') ? 1 : 0;
  const length = lengthAt(adverbs > 0 ? tokens.toSpliced(asks + 1, adverbs) : tokens, asks, NEEDS);
  if (length === 0) return null;
  const from = asks + adverbs + length;
  const that = tokens.slice(from, from + LONGEST_INSERTION).findIndex((token) => token.lower === 'que');
  if (that === 0 || (that > 0 && isBreak(tokens[from + that - 1]))) return askedOf(tokens, asks, from + that + 1, isFiniteVerb);
  if (/^d[aeo]s?$/.test(tokens[from]?.lower ?? '')) {
    const action = isInfinitive(tokens[from + 1]) ? from + 1 : -1;
    return action < 0 ? askedOf(tokens, asks, from + 1, isInfinitive) : askedOfNobody(tokens, asks, action);
  }
  const phrase = phraseFrom(tokens, from);
  if (!phrase) return askedOfNobody(tokens, asks, verbFrom(tokens, from, isInfinitive));
  if (isInfinitive(tokens[phrase.to]) && isAgent(tokens, phrase)) return { agent: phrase, asks, action: phrase.to };
  const agent = doerOf(tokens, phrase) ?? laterAgent(tokens, from);
  return agent || isDone(tokens, phrase) ? { agent, asks, action: from } : null;
}

/** "A atuação do Ministério": a deed with whoever does it. */
function doerOf(tokens: readonly Token[], deed: Range): Range | null {
  const at = tokens.findIndex((token, i) => i > deed.from && i < deed.to && /^d[aeo]s?$/.test(token.lower));
  const doer = at > 0 && isDeed(tokens, deed) ? phraseFrom(tokens, at + 1) : null;
  return doer && isAgent(tokens, doer) ? doer : null;
}
