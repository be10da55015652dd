import type { Token } from '../text/token';
import { isAgent } from './agents';
import { type Asking, askedOf, askedOfNobody, deedFrom } from './asked';
import { needed } from './needed';
import { phraseBefore, type Range } from './noun-phrase';
import { beforeSmall, isBreak, isFiniteVerb, isInfinitive, verbFrom } from './verbs';

const MODAL =
  /^(dev(e|em|erá|erão|eria|eriam|a|am)|precis(a|am|ará|arão|aria|ariam)|necessita(m|rá|rão)?|pode(m|rá|rão|ria|riam)?|possa(m)?)$/;
const MODAL_OF_NOBODY = /^(deve|precisa|deverá|deveria|poderia)-se$/;
const ENTRUSTS = /^(cabe|cabem|caberá|caberia|compete|competem|impende|incumbe|urge|cumpre)$/;
const TO = /^(a|à|ao|às|aos|as|o|os)$/;
const SUPPOSES = new Set(['se', 'caso']);
const LACKS = /^(haja|hajam|haver|exista|existam|ter|tenha|tenham)$/;
/** "Cabe, portanto, ao governo". */
const LONGEST_INSERTION = 4;

/** What a sentence asks for, and of whom. A question asks for nothing, and neither does "se o governo fizesse". */
export function askingOf(tokens: readonly Token[]): Asking | null {
  if (tokens.at(-1)?.text.includes('?')) return null;
  let ofNobody: Asking | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const asking = askingAt(tokens, at);
    if (!asking || isSupposed(tokens, at)) continue;
    if (asking.agent) return asking;
    if (!LACKS.test(tokens[asking.action]?.lower ?? '')) ofNobody ??= asking;
  }
  return ofNobody;
}

function askingAt(tokens: readonly Token[], at: number): Asking | null {
  const word = tokens[at]?.lower ?? '';
  if (at === 0 && word === 'que') return askedOf(tokens, at, 1, isFiniteVerb);
  if (ENTRUSTS.test(word)) return entrusted(tokens, at) ?? needed(tokens, at);
  const next = tokens[at + 1]?.lower ?? '';
  if (MODAL.test(word)) return askedBefore(tokens, at, next === 'de' ? 2 : 1);
  if (/^(tem|têm|terá|terão)$/.test(word) && /^(que|de)$/.test(next)) return askedBefore(tokens, at, 2);
  if (MODAL_OF_NOBODY.test(word)) return askedOfNobody(tokens, at, verbFrom(tokens, at + 1, isInfinitive));
  return needed(tokens, at);
}

/** "O governo deve criar", "o governo, por meio de leis, deve criar". */
function askedBefore(tokens: readonly Token[], asks: number, length: number): Asking | null {
  const action = verbFrom(tokens, asks + length, isInfinitive);
  const agent = action < 0 ? null : subjectOf(tokens, asks);
  return agent && { agent, asks, action };
}

const isDependent = (before: Token | undefined): boolean => /^ADP/.test(before?.upos ?? '') || before?.lower === 'como';

function subjectOf(tokens: readonly Token[], verb: number): Range | null {
  const isSubject = (phrase: Range | null): phrase is Range =>
    phrase !== null && isAgent(tokens, phrase) && !isDependent(tokens[phrase.from - 1]);
  const near = phraseBefore(tokens, beforeSmall(tokens, verb));
  if (isSubject(near)) return near;
  for (let at = beforeSmall(tokens, verb) - 1; at > 0; at -= 1) {
    if (!isBreak(tokens[at])) continue;
    at = openingOf(tokens, at);
    const phrase = phraseBefore(tokens, at);
    if (isSubject(phrase)) return phrase;
  }
  return null;
}

/** Where the brackets or dashes that close here were opened; a comma stands for itself. */
function openingOf(tokens: readonly Token[], closing: number): number {
  const text = tokens[closing]?.text ?? '';
  if (!/^[)–—-]$/.test(text)) return closing;
  const opening = tokens.findLastIndex((token, i) => i < closing && token.text === (text === ')' ? '(' : text));
  return opening < 0 ? closing : opening;
}

/** "Cabe ao governo criar", "cabe, portanto, às empresas a criação", "ao Estado cabe o incentivo". */
function entrusted(tokens: readonly Token[], asks: number): Asking | null {
  const to = tokens.slice(asks + 1, asks + 2 + LONGEST_INSERTION).findIndex((token) => TO.test(token.lower));
  const at = asks + 1 + to;
  if (to === 0 || (to > 0 && tokens.slice(asks + 1, at).every((token) => isBreak(token) || /ADV|CONJ/.test(token.upos)))) {
    const asked = askedOf(tokens, asks, tokens[at]?.upos === 'DET' ? at : at + 1, isInfinitive);
    if (asked?.agent) return asked;
  }
  const before = phraseBefore(tokens, asks);
  const action = before && isAgent(tokens, before) ? deedFrom(tokens, asks + 1) : -1;
  return action < 0 ? null : { agent: before, asks, action };
}

const isSupposed = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at - 1; i >= 0 && tokens[i]?.text !== ','; i -= 1) if (SUPPOSES.has(tokens[i]?.lower ?? '')) return true;
  return false;
};
