import { PlainList } from '../notes/plain-list';
import type { Mark } from '../paint/marks';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import { commentOf, nameOf } from './said';
import styles from './tip.module.css';

type Props = { marks: readonly Mark[]; desk: SheetProps; onChoose(mark: Mark): void };

/** Marks on the very same words: which one was meant? */
export function MarkChoices({ marks, desk, onChoose }: Props) {
  return (
    <PlainList label={texts.chooser.label} className={styles.choices}>
      {marks.map((mark) => (
        <li key={mark.id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(mark)}>
            <b>{nameOf(mark, desk.competences)}</b>
            <span>
              {mark.kind === 'highlight' ? commentOf(mark.highlight) || mark.highlight.suggestions.join(', ') : mark.annotation.comment}
            </span>
          </button>
        </li>
      ))}
    </PlainList>
  );
}
