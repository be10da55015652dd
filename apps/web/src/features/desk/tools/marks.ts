import { linesSpanned, type SheetLine } from '@lauda/domain/writing/composition-text';
import type { SheetCompetence, ShownAnnotation } from '../sheet/sheet-shape';
import { texts } from './texts';

export type ListedMark = {
  client_id: string;
  position: number | null;
  short: string;
  where: string;
  start: number | null;
  end: number | null;
};

const placeIn = ({ start }: ListedMark) => start ?? Number.MAX_SAFE_INTEGER;

/** In the order of the text, the longer of two first, as beside the text; those about the whole, and those that lost their place, come last. */
export function listedMarks(
  annotations: readonly ShownAnnotation[],
  competences: readonly SheetCompetence[],
  lines: readonly SheetLine[],
): ListedMark[] {
  return annotations
    .map(({ client_id, competence_id, annotation_type, start, end, is_general, comment, quote }) => {
      const competence = competences.find(({ id }) => id === competence_id);
      const place = start !== null && end !== null ? linesSpanned(lines, { start, end }) : undefined;
      const where = place ? texts.line(place.first) : is_general ? texts.general : texts.orphan;
      const said = annotation_type === 'plagio' ? texts.plagiarism : comment || quote || competence?.short_name || '';
      return { client_id, position: competence?.position ?? null, short: said, where, start, end };
    })
    .sort((a, b) => placeIn(a) - placeIn(b) || (b.end ?? 0) - (a.end ?? 0));
}
