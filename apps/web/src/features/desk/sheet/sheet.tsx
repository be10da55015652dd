import { type CSSProperties, type Ref, useCallback, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { ComposerForm } from './composer/composer-form';
import { Margin } from './notes/margin';
import { MarkList } from './notes/mark-list';
import { NoteList } from './notes/note-list';
import { Unplaced } from './notes/unplaced';
import { useNoteDesk } from './notes/use-note-desk';
import { type Mark, splitByPlace } from './paint/marks';
import { PaperText } from './place/paper-text';
import { TouchBar } from './place/touch-bar';
import styles from './sheet.module.css';
import type { SheetHandle, SheetProps } from './sheet-shape';
import { texts } from './texts';
import { Saying } from './tip/saying';
import { useHover } from './tip/use-hover';
import { useIsNarrow } from './use-is-narrow';
import { useSheet } from './use-sheet';

/** The composition as the student wrote it, on numbered lines, with everything that is said of it beside it. */
export function Sheet({ ref, ...desk }: SheetProps & { ref?: Ref<SheetHandle> }) {
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const isNarrow = useIsNarrow(frame);
  const sheet = useSheet(desk, ref);
  const { lines, marks, root, composing, looked } = sheet;
  const hover = useHover({
    root,
    lines,
    index: sheet.index,
    shownId: looked?.id ?? null,
    onRest: (mark) => sheet.setShown({ kind: 'mark', id: mark.id, by: 'hover' }),
    onLeave: () => sheet.setShown((now) => (now?.kind === 'mark' && now.by === 'hover' ? null : now)),
  });
  const noteDesk = useNoteDesk(desk, root);
  const { placed, unplaced } = useMemo(() => splitByPlace(desk.annotations, desk.text.length), [desk.annotations, desk.text.length]);
  const activeId = looked?.kind === 'annotation' ? looked.id : null;

  const form = composing && (
    <ComposerForm
      key={composing.serial}
      composing={composing}
      desk={desk}
      onValues={sheet.setValues}
      onSave={(values) => sheet.save(composing, values)}
      onCancel={() => sheet.cancel(composing)}
    />
  );
  const place = composing?.place ?? null;
  // React's style type leaves out custom properties.
  const zoom = { '--zoom': desk.zoom } as CSSProperties;
  const { setShown } = sheet;
  const activate = useCallback((mark: Mark) => setShown({ kind: 'mark', id: mark.id, by: 'note' }), [setShown]);
  const latest = useRef(sheet);
  latest.current = sheet;
  const composeGeneral = useCallback(() => latest.current.composeGeneral(), []);

  return (
    <section ref={frame} aria-labelledby={titleId} className={styles.frame} data-narrow={isNarrow || undefined} style={zoom}>
      <article className={styles.paper}>
        <div className={styles.measure}>
          <h2 id={titleId} className={styles.title} data-untitled={desk.title ? undefined : true}>
            {desk.title || texts.sheet.untitled}
          </h2>
          <PaperText desk={desk} sheet={sheet} hover={hover} />
        </div>
        <Saying desk={desk} sheet={sheet} hover={hover} isNarrow={isNarrow} />
        {desk.canAnnotate && sheet.selection.hasSelection && !composing && <TouchBar onMark={() => sheet.compose({})} />}
        <VisuallyHidden>
          <span role="status" ref={sheet.live} />
        </VisuallyHidden>
      </article>
      {!isNarrow && (
        <Margin
          marks={placed}
          lines={lines}
          root={root}
          activeId={activeId}
          desk={noteDesk}
          composer={place && { position: place.start, form }}
          onActivate={activate}
        />
      )}
      {isNarrow && place && <div className={styles.fromBelow}>{form}</div>}
      <div className={styles.below}>
        {isNarrow && <NoteList marks={placed} lines={lines} activeId={activeId} desk={noteDesk} onActivate={activate} />}
        <Unplaced annotations={unplaced} desk={noteDesk} composer={place ? null : form} onCompose={composeGeneral} />
        <MarkList marks={marks} lines={lines} desk={desk} onShow={sheet.showFromList} />
      </div>
    </section>
  );
}
