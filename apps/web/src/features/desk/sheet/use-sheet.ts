import type { Highlight } from '@lauda/contract/analysis';
import { competenceOfRemark } from '@lauda/domain/reviewing/aspects';
import { clickedAt } from '@lauda/domain/text/overlaps';
import { sheetLines } from '@lauda/domain/writing/composition-text';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { FormValues } from './composer/form-values';
import { type Composing, draftOf, useComposer } from './composer/use-composer';
import { indexMarks } from './paint/mark-index';
import { looksOf, type Mark, shownMarks } from './paint/marks';
import { useBrush } from './paint/use-brush';
import { usePaint } from './paint/use-paint';
import { positionAtPoint } from './place/position-at-point';
import { useSelection } from './place/use-selection';
import { rangeOf } from './place/word-cursor';
import type { SheetHandle, SheetProps } from './sheet-shape';
import { neighbour, type Shown } from './shown';
import { texts } from './texts';
import { commentOf, spokenMark } from './tip/said';

/** Everything the sheet knows and can do; `Sheet` draws it. */
export function useSheet(desk: SheetProps, ref: Ref<SheetHandle> | undefined) {
  const { text, highlights, shownCategories, watchCategories, annotations, competences, decisions, canAnnotate } = desk;
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<Shown>(null);
  const composer = useComposer(desk);

  const lines = useMemo(() => sheetLines(text), [text]);
  const marks = useMemo(
    () => shownMarks({ text, highlights, shownCategories, annotations }),
    [text, highlights, shownCategories, annotations],
  );
  const index = useMemo(() => indexMarks(marks), [marks]);
  const paintedOf = useCallback(
    (some: readonly Mark[]) =>
      some.flatMap((mark) => looksOf(mark, { competences, decisions }).map((name) => ({ name, start: mark.start, end: mark.end }))),
    [competences, decisions],
  );
  const painted = useMemo(() => paintedOf(marks), [paintedOf, marks]);
  const { spans, brush, paintNow } = usePaint(root, text, lines, painted);
  useEffect(
    () => watchCategories?.((shown) => paintNow(paintedOf(shownMarks({ text, highlights, shownCategories: shown, annotations })))),
    [watchCategories, paintNow, paintedOf, text, highlights, annotations],
  );

  const looked = shown?.kind === 'mark' ? marks.find(({ id }) => id === shown.id) : undefined;
  const paintSelection = useBrush(brush, looked);
  const selection = useSelection({ root, text, lines, onPaint: paintSelection });

  const say = (words: string) => {
    if (live.current) live.current.textContent = words;
  };

  /** On the selection, or about the whole text where nothing is selected and `orGeneral` says so. */
  function compose(given: Partial<FormValues>, orGeneral = false) {
    if (!canAnnotate) return;
    const selected = selection.selected();
    if (!selected && !orGeneral) return;
    setShown(null);
    composer.open(selected && { start: selected.start, end: selected.end }, selected?.quote ?? '', given);
  }
  const atPosition = (position: number | null) => ({ competence_id: competences.find((one) => one.position === position)?.id ?? null });

  function show(mark: Mark, by: 'focus' | 'press') {
    setShown({ kind: 'mark', id: mark.id, by });
    if (by === 'focus') {
      selection.select({ anchor: mark.start, head: mark.end }, 'center');
      say(spokenMark(mark, { text, competences }));
    }
  }

  useImperativeHandle(ref, () => ({
    show(start, end) {
      root.current?.focus({ preventScroll: true });
      selection.select({ anchor: start, head: end }, 'center');
    },
    mark: ({ annotation_type, competence_id }) => compose({ annotation_type, competence_id }, true),
    selection: selection.selected,
  }));

  return {
    root,
    live,
    lines,
    marks,
    index,
    spans,
    selection,
    shown,
    looked,
    composing: composer.composing,
    setShown,
    show,
    say,
    compose,
    composeGeneral() {
      setShown(null);
      composer.open(null, '', {});
    },
    /** Enter goes into what was just announced; otherwise it marks, as the numbers do. */
    markOrEnter(position: number | null) {
      if (position === null && shown?.kind === 'mark' && shown.by === 'focus') {
        const frame = root.current?.closest('section');
        return frame?.querySelector<HTMLElement>(`[role="dialog"], [data-note="${CSS.escape(shown.id)}"] button`)?.focus();
      }
      compose(position === null ? {} : atPosition(position));
    },
    /** Closes what is open, then lets the selection go. Whether there was anything. */
    letGo(): boolean {
      if (!shown && !selection.cursor()) return false;
      if (shown) setShown(null);
      else selection.clear();
      return true;
    },
    setValues: composer.setValues,
    goToMark(direction: 1 | -1) {
      const cursor = selection.cursor();
      const mark = neighbour(marks, shown, cursor ? rangeOf(cursor).start : 0, direction);
      if (mark) show(mark, 'focus');
      else say(texts.sheet.noMarks);
    },
    showFromList(mark: Mark) {
      root.current?.focus({ preventScroll: true });
      show(mark, 'focus');
    },
    /** A press beside all marks closes what is open. */
    pressAt(x: number, y: number) {
      const position = root.current && positionAtPoint(root.current, lines, x, y);
      const hit = position === null ? [] : clickedAt(index.at(position), position);
      const [first] = hit;
      if (first && hit.length === 1) show(first, 'press');
      else setShown(hit.length > 1 ? { kind: 'choice', ids: hit.map(({ id }) => id) } : null);
    },
    save(composing: Composing, values: FormValues) {
      desk.onAnnotate(draftOf({ ...composing, values }));
      composer.close();
      selection.clear();
      // The words after this mark are the next ones to be read.
      if (composing.place) selection.keep({ anchor: composing.place.end, head: composing.place.end });
      root.current?.focus({ preventScroll: true });
    },
    /** Gives the selection back. */
    cancel({ place }: Composing) {
      composer.close();
      root.current?.focus({ preventScroll: true });
      if (place) selection.select({ anchor: place.start, head: place.end });
    },
    /** The engine's words as one's own, ready to be changed. */
    useHighlight(highlight: Highlight) {
      selection.select({ anchor: highlight.start, head: highlight.end });
      compose({
        competence_id: competenceOfRemark(competences, highlight.competence)?.id ?? null,
        annotation_type: 'correcao',
        comment: commentOf(highlight),
        suggested_text: highlight.suggestions[0] ?? '',
      });
    },
  };
}
