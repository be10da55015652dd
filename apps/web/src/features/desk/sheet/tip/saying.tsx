import { Note } from '../notes/note';
import { lineNumberAt } from '../place/line-at';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import type { useSheet } from '../use-sheet';
import { Floating } from './floating';
import { HighlightCard } from './highlight-card';
import { MarkChoices } from './mark-choices';
import { nameOf } from './said';
import styles from './tip.module.css';
import type { useHover } from './use-hover';

type Props = { desk: SheetProps; sheet: ReturnType<typeof useSheet>; hover: ReturnType<typeof useHover>; isNarrow: boolean };

const ignore = () => {};

/** What floats at the words: the engine's tip, the choice among equal marks and, where there is no margin, a note. */
export function Saying({ desk, sheet, hover, isNarrow }: Props) {
  const { shown, looked, marks, root, lines } = sheet;
  const around = { root, lines, isFromBelow: isNarrow, onClose: () => sheet.setShown(null) };
  if (shown?.kind === 'choice') {
    const choices = marks.filter(({ id }) => shown.ids.includes(id));
    const [first] = choices;
    return (
      first && (
        <Floating {...around} label={texts.chooser.label} place={first}>
          <MarkChoices marks={choices} desk={desk} onChoose={(mark) => sheet.show(mark, 'press')} />
        </Floating>
      )
    );
  }
  if (!looked || shown?.kind !== 'mark') return null;
  const quote = desk.text.slice(looked.start, looked.end);
  const label = texts.tip.label(nameOf(looked, desk.competences), quote);
  if (looked.kind === 'highlight') {
    return (
      <Floating {...around} key={looked.id} label={label} place={looked} onPointerEnter={hover.hold} onPointerLeave={hover.release}>
        <HighlightCard highlight={looked.highlight} quote={quote} desk={desk} onUse={sheet.useHighlight} />
      </Floating>
    );
  }
  if (!isNarrow || shown.by === 'note') return null;
  return (
    <Floating {...around} key={looked.id} label={label} place={looked}>
      <div className={styles.note}>
        <Note annotation={looked.annotation} line={lineNumberAt(lines, looked.start)} isActive desk={desk} withQuote onActivate={ignore} />
      </div>
    </Floating>
  );
}
