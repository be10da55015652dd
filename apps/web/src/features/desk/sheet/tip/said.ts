import type { Highlight } from '@lauda/contract/analysis';
import { groupOf } from '../../../../parts/highlight-groups';
import type { Mark } from '../paint/marks';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';

/** The engine's word for "there is a comment" is none (spec §5). */
const GENERIC = new Set(['Comentário', 'Comentários']);

export const commentOf = ({ comment }: Highlight): string => (GENERIC.has(comment.trim()) ? '' : comment.trim());

/** The short name of a mark: its category, or its competence and tone. */
export function nameOf(mark: Mark, competences: SheetProps['competences']): string {
  if (mark.kind === 'highlight') return texts.group(groupOf(mark.highlight.category));
  const { competence_id, annotation_type } = mark.annotation;
  const position = competences.find(({ id }) => id === competence_id)?.position;
  return texts.head([position !== undefined && texts.competence(position), texts.tone(annotation_type)]);
}

/** A mark as it is announced: what it is, on which words, and what it says. */
export function spokenMark(mark: Mark, { text, competences }: Pick<SheetProps, 'text' | 'competences'>): string {
  const quote = text.slice(mark.start, mark.end);
  const name = nameOf(mark, competences);
  if (mark.kind === 'annotation') return texts.note.spoken(name, quote, mark.annotation.comment);
  return texts.tip.spoken(name, quote, commentOf(mark.highlight), mark.highlight.suggestions);
}
