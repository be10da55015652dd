import type { Composition } from '@lauda/contract/compositions';
import type { Annotation, Review } from '@lauda/contract/review-parts';
import { linesSpanned, type SheetLine } from '@lauda/domain/writing/composition-text';
import styles from './print.module.css';
import { texts } from './texts';

type Placed = Annotation & { start: number; end: number };
type Props = { composition: Composition; lines: SheetLine[]; placed: Placed[]; reviews: Review[] };

/** The marks as numbered notes, by the numbers that stand in the text; then what was said of the whole. */
export function MirrorNotes({ composition: { annotations, general_annotations }, lines, placed, reviews }: Props) {
  const lost = annotations.filter(({ start }) => start === null);
  const said = [
    ...reviews.flatMap(({ id, comment }) => (comment ? [{ key: `review-${id}`, words: comment }] : [])),
    ...general_annotations.map(({ id, comment }) => ({ key: `note-${id}`, words: comment })),
  ];
  return (
    <>
      {placed.length + lost.length > 0 && (
        <section className={styles.notes}>
          <h3>{texts.notes}</h3>
          <ol>
            {placed.map((note) => {
              const { first, last } = linesSpanned(lines, note) ?? { first: 0, last: 0 };
              return <Note key={note.id} note={note} where={texts.line(first, last)} />;
            })}
            {lost.map((note) => (
              <Note key={note.id} note={note} where={texts.lost} />
            ))}
          </ol>
        </section>
      )}
      {said.length > 0 && (
        <section className={styles.notes}>
          <h3>{texts.general}</h3>
          {said.map(({ key, words }) => (
            <p key={key}>{words}</p>
          ))}
        </section>
      )}
    </>
  );
}

function Note({ note: { annotation_type, quote, comment, suggested_text }, where }: { note: Annotation; where: string }) {
  return (
    <li>
      <b>
        {where}, {texts.types[annotation_type]}
      </b>{' '}
      “{quote}” {comment} {suggested_text && texts.suggested(suggested_text)}
    </li>
  );
}
