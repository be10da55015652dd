import type { SheetLine } from '@lauda/domain/writing/composition-text';
import { type RefObject, useLayoutEffect } from 'react';
import { lineIndexAt } from '../place/line-at';
import { stackNotes } from './stack-notes';

/** Pixels between two notes. */
const GAP = 8;

/**
 * Puts every child of the margin that has `data-position` beside its line, again when text or notes change their size. Tops are written to
 * the elements: a resize moves notes without rendering them.
 */
export function useNoteLayout(
  margin: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  lines: readonly SheetLine[],
  inHand: string | null,
  isOn: boolean,
) {
  useLayoutEffect(() => {
    const column = margin.current;
    const sheet = root.current;
    if (!isOn || !column || !sheet) return;
    const notes = Array.from(column.querySelectorAll<HTMLElement>(':scope > [data-position]'));
    // Nothing to put: the page is not measured, which takes long when it was just drawn.
    if (notes.length === 0) {
      column.style.minHeight = '';
      return;
    }

    const lay = () => {
      // All measures first, all writes after: one layout of the page.
      const columnTop = column.getBoundingClientRect().top;
      const standing = notes.map((note) => {
        const row = sheet.children[lineIndexAt(lines, Number(note.dataset.position))];
        const wanted = row ? row.getBoundingClientRect().top - columnTop : 0;
        return { id: note.dataset.note ?? '', wanted: Math.max(0, wanted), height: note.offsetHeight };
      });
      const tops = stackNotes(standing, GAP, inHand);
      notes.forEach((note, at) => {
        note.style.top = `${tops[at] ?? 0}px`;
      });
      const bottom = Math.max(0, ...standing.map(({ height }, at) => (tops[at] ?? 0) + height));
      column.style.minHeight = `${bottom}px`;
    };

    lay();
    if (typeof ResizeObserver !== 'function') return;
    const watcher = new ResizeObserver(lay);
    for (const watched of [sheet, ...notes]) watcher.observe(watched);
    return () => watcher.disconnect();
  });
}
