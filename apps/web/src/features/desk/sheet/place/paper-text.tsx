import { type ClipboardEvent, type PointerEvent, useId, useRef } from 'react';
import { classes } from '../../../../ui/classes';
import looks from '../paint/looks.module.css';
import styles from '../sheet.module.css';
import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import type { useHover } from '../tip/use-hover';
import type { useSheet } from '../use-sheet';
import { SheetText } from './sheet-text';
import { useSheetKeys } from './use-sheet-keys';

type Props = { desk: SheetProps; sheet: ReturnType<typeof useSheet>; hover: ReturnType<typeof useHover> };

/** The text itself: one stop for Tab, one flow to select in. */
export function PaperText({ desk, sheet, hover }: Props) {
  const { root, lines, selection, spans } = sheet;
  const helpId = useId();
  const isTouch = useRef(false);
  const press = useSheetKeys({
    text: desk.text,
    lines,
    selection,
    areKeysOn: desk.areKeysOn,
    canAnnotate: desk.canAnnotate,
    onMoved: sheet.say,
    onMark: sheet.markOrEnter,
    onGoToMark: sheet.goToMark,
    onEscape: sheet.letGo,
  });

  const startPointing = (event: PointerEvent) => {
    isTouch.current = event.pointerType === 'touch';
    if (isTouch.current || event.button !== 0) return;
    // A drag may end anywhere on the page, and the browser settles the selection after the button is up.
    const settle = ({ clientX, clientY }: globalThis.PointerEvent) =>
      setTimeout(() => (selection.read() ? sheet.compose({}) : sheet.pressAt(clientX, clientY)));
    document.addEventListener('pointerup', settle, { once: true });
  };
  const copy = (event: ClipboardEvent) => {
    const selected = selection.selected();
    if (!selected) return;
    // Rows are ours: what is copied has the student's line breaks only.
    event.clipboardData.setData('text/plain', selected.quote);
    event.preventDefault();
  };

  return (
    <>
      {desk.text === '' && <p className={styles.blank}>{texts.sheet.blank}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a field cannot hold lines of its own nor be painted over; readers treat this one as a text to walk in */}
      <div
        ref={root}
        role="textbox"
        aria-readonly="true"
        aria-multiline="true"
        aria-label={texts.sheet.label(desk.title)}
        aria-describedby={helpId}
        aria-keyshortcuts={desk.areKeysOn ? 'N Shift+N 1 2 3 4 5' : 'Control+ArrowDown Control+ArrowUp Enter'}
        tabIndex={0}
        className={classes(styles.text, looks.text)}
        onKeyDown={press}
        onPointerDown={startPointing}
        onPointerMove={hover.onPointerMove}
        onPointerLeave={hover.onPointerLeave}
        onClick={(event) => isTouch.current && !selection.read() && sheet.pressAt(event.clientX, event.clientY)}
        onCopy={copy}
      >
        <SheetText text={desk.text} lines={lines} spans={spans} />
      </div>
      <p id={helpId} hidden>
        {desk.areKeysOn && desk.canAnnotate ? `${texts.sheet.help} ${texts.sheet.helpWithKeys}` : texts.sheet.help}
      </p>
    </>
  );
}
