import { createHash } from 'node:crypto';
import type { AnalysisAnswer, Highlight as Mark, Span } from '@lauda/analysis/request';
import type { AnalysisResult } from '@lauda/contract/analysis';

/** Where each paragraph begins in the lines joined by a newline. */
export function startsOf(paragraphs: readonly string[]): number[] {
  let at = 0;
  return paragraphs.map((paragraph) => {
    const start = at;
    at += paragraph.length + 1;
    return start;
  });
}

/** The same mark on the same words has the same key, also when words before it change. */
function keysOf(marks: readonly Mark[], paragraphs: readonly string[]): string[] {
  const times = new Map<string, number>();
  return marks.map(({ rule, paragraph, boundaries }) => {
    const mark = `${rule}\n${paragraphs[paragraph]?.slice(...boundaries) ?? ''}`;
    const time = times.get(mark) ?? 0;
    times.set(mark, time + 1);
    return createHash('sha256').update(`${mark}\n${time}`).digest('base64url').slice(0, 16);
  });
}

/** What the engine found, with its places in composition_raw. */
export function placed(
  { highlights, stats, intervention }: AnalysisAnswer,
  paragraphs: readonly string[],
  hasProposal: boolean,
): AnalysisResult {
  const starts = startsOf(paragraphs);
  const inText = (paragraph: number, [from, to]: readonly [number, number]) => {
    const start = starts[paragraph] ?? 0;
    return { start: start + from, end: start + to };
  };
  const keys = keysOf(highlights, paragraphs);
  const spanned = (span: Span | null) => span && { ...inText(span.paragraph, span.boundaries), text: span.text };
  return {
    highlights: highlights.map((mark, i) => ({ ...mark, key: keys[i] ?? '', ...inText(mark.paragraph, mark.boundaries) })),
    stats,
    intervention:
      intervention && hasProposal
        ? {
            agente: spanned(intervention.agente),
            acao: spanned(intervention.acao),
            meio: spanned(intervention.meio),
            finalidade: spanned(intervention.finalidade),
            detalhamento: spanned(intervention.detalhamento),
          }
        : null,
  };
}
