import styles from './manuscript-sheet.module.css';
import { texts } from './texts';

const { before, changed, after, note } = texts.sheet;
/** More than any screen shows: the sheet goes on below its edge. */
const EMPTY_LINES = Array.from('abcdefghijklmnopqrst');

/** The sheet that gives the product its name: ruled, numbered, half written, with one word made better in the margin. */
export function ManuscriptSheet() {
  return (
    <figure className={styles.sheet} aria-label={texts.sheetCaption}>
      <ol className={styles.lines}>
        {before.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          {changed.start}
          <del>{changed.out}</del> <ins>{changed.in}</ins>
          {changed.end}
          <span className={styles.note}>{note}</span>
        </li>
        {after.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {EMPTY_LINES.map((line) => (
          <li key={line} aria-hidden="true" />
        ))}
      </ol>
    </figure>
  );
}
