import type { DifferenceSegment } from '@lauda/domain/text/word-difference';

export type Piece = { key: string; kind: DifferenceSegment['kind']; text: string };

/**
 * What one version shows, by paragraph: what both have, and what only this one has. The spaces around a change stay outside its mark, so that
 * a line never strikes through nothing.
 */
export function versionParagraphs(segments: readonly DifferenceSegment[], kept: 'removed' | 'added'): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  const add = (piece: Piece) => piece.text !== '' && paragraphs.at(-1)?.push(piece);
  for (const { kind, text, old, new: now } of segments) {
    if (kind !== 'same' && kind !== kept) continue;
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) paragraphs.push([]);
      const key = `${kind}-${old.start}-${now.start}-${at}`;
      if (kind === 'same') add({ key, kind, text: line });
      else {
        const words = line.trim();
        const before = words === '' ? line.length : line.indexOf(words);
        add({ key: `${key}-before`, kind: 'same', text: line.slice(0, before) });
        add({ key, kind, text: words });
        add({ key: `${key}-after`, kind: 'same', text: line.slice(before + words.length) });
      }
    }
  }
  return paragraphs.filter((pieces) => pieces.length > 0);
}
