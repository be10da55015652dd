import type { Intervention, Span } from '../request';
import type { ReadText } from '../text/read-text';
import type { Paragraph, Sentence, Token } from '../text/token';
import { type Asking, agentBegins } from './asked';
import type { Range } from './noun-phrase';
import { type Part, partAt, partOfFollowing, speaksOf } from './parts';
import { askingOf } from './proposing';
import { isBreak } from './verbs';

const NOTHING: Intervention = { agente: null, acao: null, meio: null, finalidade: null, detalhamento: null };
const LEAST_ASIDE = 3;
/** How many sentences may go on with a proposal. */
const FOLLOWING = 3;
/** Of a text without full stops the end is looked at, where a proposal stands; the work stays bounded. */
const LONGEST_SENTENCE = 250;

/**
 * The five elements of an intervention proposal (who, what, how, what for, and a detail of any of these) with the place of each, from the
 * fullest proposal of the last two paragraphs. No two of them share a word; saying that something is lacking proposes nothing.
 */
export function interventionOf(text: ReadText): Intervention {
  const known = remembered.get(text) ?? fullest(text);
  remembered.set(text, known);
  return known;
}

/** Statistics, score and answer ask the same. */
const remembered = new WeakMap<ReadText, Intervention>();

function fullest(text: ReadText): Intervention {
  const filled = text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0);
  const proposals = filled.slice(-2).reverse().flatMap(proposalsOf);
  return proposals.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), { ...NOTHING });
}

const countOf = (proposal: Intervention): number => Object.values(proposal).filter(Boolean).length;

function proposalsOf(paragraph: Paragraph): Intervention[] {
  const sentences = paragraph.sentences.map((sentence) => ({ ...sentence, tokens: sentence.tokens.slice(-LONGEST_SENTENCE) }));
  const askings = sentences.map(({ tokens }) => askingOf(tokens));
  return askings.flatMap((asking, i) => {
    const sentence = sentences[i];
    if (!asking || !sentence) return [];
    const proposal = partsOf(paragraph, sentence, asking);
    const next = askings.findIndex((one, k) => k > i && one?.agent && !speaksOf(sentences[k]?.tokens ?? [], sentence.tokens));
    const last = Math.min(i + FOLLOWING, next < 0 ? sentences.length : next - 1);
    for (const following of sentences.slice(i + 1, last + 1)) goOn(proposal, paragraph, following, sentence);
    return [proposal];
  });
}

/** One sentence, cut where one part ends and the next begins. */
function partsOf(paragraph: Paragraph, { tokens }: Sentence, asking: Asking): Intervention {
  const proposal = { ...NOTHING, agente: asking.agent && spanOf(paragraph, tokens, asking.agent) };
  const cuts = cutsOf(tokens, asking);
  cuts.forEach(({ part, from }, i) => {
    if (part) proposal[part] ??= spanOf(paragraph, tokens, { from, to: cuts[i + 1]?.from ?? tokens.length });
  });
  return proposal;
}

type Cut = { part: Part | 'acao' | null; from: number };

function cutsOf(tokens: readonly Token[], { agent, asks, action }: Asking): Cut[] {
  const cuts: Cut[] = [];
  const cut = (part: Cut['part'], from: number) => {
    if (cuts.at(-1)?.part !== part) cuts.push({ part, from });
  };
  const led = agent && agentBegins(tokens, agent);
  let at = Math.min(agent?.to ?? action, action);
  while (at < tokens.length) {
    const found = at === action || at === asks ? null : partAt(tokens, at);
    if (at === action) cut('acao', at);
    else if (at === asks || at === led) cut(null, at);
    else if (found) cut(found.part, at);
    else if (at === agent?.to && at < action && asideLength(tokens, at) >= LEAST_ASIDE) cut('detalhamento', at);
    at += found?.length ?? 1;
  }
  return cuts;
}

/** Between who and what, an aside tells more of who: "o MEC, órgão que cuida das escolas, deve". */
function asideLength(tokens: readonly Token[], at: number): number {
  if (!isBreak(tokens[at]) || partAt(tokens, at + 1)) return 0;
  const end = tokens.findIndex((token, i) => i > at && isBreak(token));
  return end - at - 1;
}

/** Sentences after the proposal may tell what it is for, or more of it. */
function goOn(proposal: Intervention, paragraph: Paragraph, { tokens }: Sentence, proposing: Sentence): void {
  const part = partOfFollowing(tokens, proposing.tokens);
  if (part) proposal[part] ??= spanOf(paragraph, tokens, { from: 0, to: tokens.length });
}

/** Without the marks and joining words at its ends. */
function spanOf(paragraph: Paragraph, tokens: readonly Token[], range: Range): Span | null {
  let { from, to } = range;
  while (from < to && tokens[from]?.kind === 'punctuation') from += 1;
  const isOpen = () => tokens.slice(from, to - 1).some(({ text }) => text === '(');
  while (to > from && isLoose(tokens[to - 1]) && !(tokens[to - 1]?.text === ')' && isOpen())) to -= 1;
  const start = tokens[from]?.start;
  const end = tokens[to - 1]?.end;
  if (start === undefined || end === undefined || to <= from) return null;
  return { paragraph: paragraph.index, boundaries: [start, end], text: paragraph.text.slice(start, end) };
}

const isLoose = (token: Token | undefined): boolean => token?.kind === 'punctuation' || /^(e|ou|mas)$/.test(token?.lower ?? '');
