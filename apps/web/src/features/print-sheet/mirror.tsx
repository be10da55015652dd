import type { Composition } from '@lauda/contract/compositions';
import { sheetLines } from '@lauda/domain/writing/composition-text';
import { DOT, dotted } from '../../lib/dotted';
import { MarkedLines } from './marked-lines';
import { MirrorGrades } from './mirror-grades';
import { MirrorNotes } from './mirror-notes';
import styles from './print.module.css';
import { texts } from './texts';

/** As on the sheet that the exam hands out. */
const LINES_A_SHEET = 30;

/** The numbered sheet and what was said of it. Of a double review, both are said. */
export function Mirror({ composition }: { composition: Composition }) {
  const { user, code, test, genre, title, composition_raw, reviews, annotations, submitted_at } = composition;
  const lines = sheetLines(composition_raw);
  const finished = reviews.filter(({ status, counts }) => status === 'finished' && counts);
  const shown = finished.length > 0 ? finished : reviews.slice(0, 1);
  const placed = annotations
    .flatMap((note) => (note.start !== null && note.end !== null ? [{ ...note, start: note.start, end: note.end }] : []))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const sheets = Array.from({ length: Math.ceil(lines.length / LINES_A_SHEET) }, (_, at) =>
    lines.slice(at * LINES_A_SHEET, (at + 1) * LINES_A_SHEET),
  );
  return (
    <article className={styles.mirror} aria-label={texts.of(user ? `${user.first_name} ${user.last_name}` : code)}>
      <header className={styles.head}>
        <h2>{test.theme_title}</h2>
        <p>
          <b>{user ? `${user.first_name} ${user.last_name}` : code}</b>
          {DOT}
          {dotted(test.school_group_name, genre.name, genre.review_grid_name, submitted_at && texts.submitted(submitted_at))}
        </p>
      </header>
      {sheets.map((onSheet, at) => (
        <div key={onSheet[0]?.number} className={styles.sheet}>
          {title && at === 0 && <h3 className={styles.textTitle}>{title}</h3>}
          <MarkedLines raw={composition_raw} lines={onSheet} marks={placed} />
          {sheets.length > 1 && <p className={styles.sheetOf}>{texts.sheetOf(at + 1, sheets.length)}</p>}
        </div>
      ))}
      <MirrorGrades composition={composition} reviews={shown} />
      <MirrorNotes composition={composition} lines={lines} placed={placed} reviews={shown} />
    </article>
  );
}
