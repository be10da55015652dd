import { cutsNoGrapheme, wholeGraphemes } from './graphemes';

/** Where an annotation lies in `composition_raw`, in UTF-16 units, and what stands there and around it. */
export type Anchor = { start: number; end: number; quote: string; before: string; after: string };

/** So many units of text are no coincidence. A trimmed half of a pair may take one away. */
const TELLING = 24;
/** The context of words that stand in the text more than once begins longer: by that they are known later. */
const WITH_TWINS = 32;

const isTelling = (text: string) => text.length >= TELLING - 1;
const isOnly = (raw: string, part: string) => raw.indexOf(part) === raw.lastIndexOf(part);

/** Whole code points only: halves of a pair do not survive the wire. */
const textBefore = (raw: string, start: number, length: number) =>
  raw.slice(Math.max(0, start - length), start).replace(/^[\udc00-\udfff]/, '');
const textAfter = (raw: string, end: number, length: number) => raw.slice(end, end + length).replace(/[\ud800-\udbff]$/, '');

/** Undefined for a selection of nothing. A selection that cuts a character takes the whole of it. */
export function anchorOf(raw: string, from: number, to: number): Anchor | undefined {
  const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(raw.length, Math.max(from, to))];
  if (low >= high) return undefined;
  const { start, end } = wholeGraphemes(raw, low, high);
  const quote = raw.slice(start, end);
  for (let length = isOnly(raw, quote) ? TELLING : WITH_TWINS; ; length *= 2) {
    const [before, after] = [textBefore(raw, start, length), textAfter(raw, end, length)];
    // As much as it takes to tell the place from every other; at most the whole text, which is there once.
    if (length >= raw.length || isOnly(raw, before + quote + after)) return { start, end, quote, before, after };
  }
}

/** Whether the quote stood in its text only once. */
const wasAlone = ({ quote, before, after }: Anchor) =>
  before.length <= TELLING && after.length <= TELLING && isOnly(before + quote + after, quote);

/** Too little proves nothing (`Oi` also begins `Oito`), unless it was the whole text and the text is the same. */
const isEvidence = ({ quote, before, after }: Anchor, raw: string) => isTelling(before + quote + after) || raw === before + quote + after;

function placesOf({ quote, before, after }: Anchor, raw: string) {
  const places: { start: number; end: number; hasBefore: boolean; hasAfter: boolean }[] = [];
  for (let start = raw.indexOf(quote); start !== -1; start = raw.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    if (!cutsNoGrapheme(raw, start, end)) continue;
    places.push({ start, end, hasBefore: raw.slice(0, start).endsWith(before), hasAfter: raw.startsWith(after, end) });
  }
  return places;
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * Where an annotation lies in a text that may have changed; undefined when it lost its place (*sem âncora*). It stays where it is if all around is
 * as it was, or goes to the only place that has both sides whole. Words that the text had only once may also be known by one side, or by
 * themselves when they are many. Words that it had more often may not: take out the sentence they stood in, and their twin in the next one
 * has just that side. A doubt is never decided here.
 */
export function reanchor(anchor: Anchor, raw: string): { start: number; end: number } | undefined {
  if (anchor.quote === '' || !isEvidence(anchor, raw)) return undefined;
  const places = placesOf(anchor, raw);
  const whole = places.filter(({ hasBefore, hasAfter }) => hasBefore && hasAfter);
  const found = whole.find(({ start }) => start === anchor.start) ?? (whole.length > 0 ? only(whole) : knownByLess(anchor, places));
  return found && { start: found.start, end: found.end };
}

function knownByLess(anchor: Anchor, places: ReturnType<typeof placesOf>) {
  if (!wasAlone(anchor)) return undefined;
  const [before, after] = [isTelling(anchor.before), isTelling(anchor.after)];
  return only(isTelling(anchor.quote) ? places : places.filter(({ hasBefore, hasAfter }) => (before && hasBefore) || (after && hasAfter)));
}
