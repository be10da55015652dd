import type { Highlight } from '@lauda/contract/analysis';
import { groupOf } from '../../../../parts/highlight-groups';
import type { SheetCompetence, SheetProps, ShownAnnotation } from '../sheet-shape';

/** A place in the text that says something: found by the engine, or made by a person. */
export type Mark = { id: string; start: number; end: number } & (
  | { kind: 'highlight'; highlight: Highlight }
  | { kind: 'annotation'; annotation: ShownAnnotation }
);

export type AnnotationMark = Extract<Mark, { kind: 'annotation' }>;

/** What is painted: `name` is the name of its `::highlight()` and the class of its span. */
export type Painted = { name: string; start: number; end: number };

const isInside = (start: number, end: number, length: number): boolean => start >= 0 && start < end && end <= length;

const inOrder = (a: Mark, b: Mark) => a.start - b.start || b.end - a.end;

/** One that lost its place, or whose place is not of this text, is never put anywhere. */
export function splitByPlace(annotations: readonly ShownAnnotation[], length: number) {
  const placed: AnnotationMark[] = [];
  const unplaced: ShownAnnotation[] = [];
  for (const annotation of annotations) {
    const { start, end, client_id, is_general, is_orphan } = annotation;
    const isLost = is_general || is_orphan || start === null || end === null || !isInside(start, end, length);
    if (isLost) unplaced.push(annotation);
    else placed.push({ kind: 'annotation', id: `a:${client_id}`, start, end, annotation });
  }
  return { placed: placed.sort(inOrder), unplaced };
}

/** Everything the text shows, in the order of the text. */
export function shownMarks({
  text,
  highlights,
  shownCategories,
  annotations,
}: Pick<SheetProps, 'text' | 'highlights' | 'shownCategories' | 'annotations'>): Mark[] {
  const marks: Mark[] = [];
  for (const highlight of highlights) {
    if (!shownCategories.has(highlight.category) || !isInside(highlight.start, highlight.end, text.length)) continue;
    marks.push({ kind: 'highlight', id: `h:${highlight.key}`, start: highlight.start, end: highlight.end, highlight });
  }
  marks.push(...splitByPlace(annotations, text.length).placed);
  return marks.sort(inOrder);
}

/** A competence has one of five colours and lines, whatever its number in the database. */
export function colourOf(competences: readonly SheetCompetence[], competence_id: number | null): 1 | 2 | 3 | 4 | 5 | null {
  const position = competences.find(({ id }) => id === competence_id)?.position;
  if (position === undefined) return null;
  const colours = [1, 2, 3, 4, 5] as const;
  return colours[(position - 1) % 5] ?? null;
}

/**
 * How a mark looks, by the names of its looks. Of an annotation, the line below says the competence and the line above the tone: none for a
 * correction, each other tone its own, so that nobody needs to see colours to tell them apart.
 */
export function looksOf(mark: Mark, { competences, decisions }: Pick<SheetProps, 'competences' | 'decisions'>): string[] {
  if (mark.kind === 'highlight') {
    return [decisions[mark.highlight.key] === 'rejected' ? 'sheet-rejected' : `sheet-${groupOf(mark.highlight.category)}`];
  }
  const { annotation_type, competence_id } = mark.annotation;
  if (annotation_type === 'plagio') return ['sheet-plagio'];
  const colour = colourOf(competences, competence_id);
  const look = colour === null ? 'sheet-plain' : `sheet-c${colour}`;
  return annotation_type === 'correcao' ? [look] : [look, `sheet-${annotation_type}`];
}
