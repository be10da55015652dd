import type { Sentence, Token } from './token';

const ENDS = /^(?:[.!?…]+|\.{2,})$/;
/** Nobody writes a sentence this long, but somebody may paste one: it is cut, so that the work grows with the text and not with its square. */
const MOST_TOKENS = 500;
const CLOSERS = new Set(['"', "'", ')', ']', '”']);

/**
 * A sentence ends at . ! ? … with whatever closes after it. Students forget the space or the capital that should follow, so neither is
 * asked for, except after an ellipsis, which also stands inside sentences.
 */
export function splitSentences(tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  const close = () => {
    const first = current[0];
    const last = current.at(-1);
    if (first && last) sentences.push({ tokens: current, start: first.start, end: last.end, doubts: [], commas: [] });
    current = [];
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token; // i is in range
    current.push(token);
    if (current.length >= MOST_TOKENS) close();
    if (token.kind !== 'punctuation' || !ENDS.test(token.text)) continue;
    while (CLOSERS.has(tokens[i + 1]?.text ?? '') && !tokens[i + 1]?.spaced) current.push(tokens[++i] as Token); // the condition saw it
    const next = tokens[i + 1];
    const goesOn = next && (token.text.length > 1 || token.text === '…') && !/^\p{Lu}/u.test(next.text);
    const insideQuotation = next?.kind === 'punctuation' && [',', ';', ':', ')'].includes(next.text);
    const insideName =
      token.text === '.' && next && !next.spaced && /^[\p{Ll}\d]/u.test(next.text) && /^[\p{L}\d]$/u.test(tokens[i - 1]?.text ?? '');
    if (!goesOn && !insideQuotation && !insideName) close();
  }
  close();
  return sentences;
}
