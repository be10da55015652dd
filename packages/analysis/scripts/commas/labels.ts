import type { Correction, Mark } from '../corpora/folder';

/** Where people wanted a comma that is not there, and where they wanted one away: offsets of the end of the word before. */
export type CommaLabels = { missing: Set<string>; unneeded: Set<string> };

export const place = (paragraph: number, end: number): string => `${paragraph}:${end}`;

/** Notes of the one site stand at the beginning of the next word. */
export function labelsOfMarks(paragraphs: string[], marks: Mark[]): CommaLabels {
  const labels: CommaLabels = { missing: new Set(), unneeded: new Set() };
  for (const { paragraph, pos, note } of marks) {
    const kind = /^v[ií]rgula\b/i.test(note) ? 'missing' : /^sem v[ií]rgula/i.test(note) ? 'unneeded' : undefined;
    if (!kind) continue;
    const before = (paragraphs[paragraph] ?? '').slice(0, pos).trimEnd();
    if (kind === 'missing') labels.missing.add(place(paragraph, before.length));
    else if (before.endsWith(',')) labels.unneeded.add(place(paragraph, before.slice(0, -1).trimEnd().length));
  }
  return labels;
}

/** Corrections of the other site replace a stretch of text: words stay, commas come and go. */
export function labelsOfCorrections(corrections: Correction[]): CommaLabels {
  const labels: CommaLabels = { missing: new Set(), unneeded: new Set() };
  const pieces = (text: string) =>
    [...text.matchAll(/([^\s,]+)(\s*,)?/g)].map((m) => ({
      word: m[1] ?? '',
      comma: m[2] !== undefined,
      end: m.index + (m[1] ?? '').length,
    }));
  for (const { paragraph, start, wrong, right } of corrections) {
    const written = pieces(wrong);
    const wanted = pieces(right);
    if (written.length !== wanted.length || written.some((piece, i) => piece.word.toLowerCase() !== wanted[i]?.word.toLowerCase()))
      continue;
    written.forEach((piece, i) => {
      const at = place(paragraph, start + piece.end);
      if (!piece.comma && wanted[i]?.comma) labels.missing.add(at);
      if (piece.comma && !wanted[i]?.comma) labels.unneeded.add(at);
    });
  }
  return labels;
}
