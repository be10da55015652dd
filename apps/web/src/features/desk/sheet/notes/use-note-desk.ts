import { type RefObject, useMemo, useRef } from 'react';
import type { SheetProps } from '../sheet-shape';

/** What a note needs of the desk. */
export type NoteDesk = Pick<
  SheetProps,
  'competences' | 'canAnnotate' | 'onAnnotate' | 'onChange' | 'onRemove' | 'onReport' | 'searchBank' | 'onUseBank' | 'onSaveToBank'
>;

/** The same object for as long as nothing that shows has changed, so that a category switched on or off renders no note. */
export function useNoteDesk(desk: SheetProps, root: RefObject<HTMLElement | null>): NoteDesk {
  const latest = useRef(desk);
  latest.current = desk;
  const { competences, canAnnotate } = desk;
  return useMemo(
    () => ({
      competences,
      canAnnotate,
      onAnnotate: (draft) => latest.current.onAnnotate(draft),
      onChange: (client_id, changes) => latest.current.onChange(client_id, changes),
      onRemove: (client_id) => {
        latest.current.onRemove(client_id);
        // The pressed button goes with its note.
        root.current?.focus({ preventScroll: true });
      },
      onReport: (client_id) => latest.current.onReport(client_id),
      searchBank: (search, competence_id) => latest.current.searchBank(search, competence_id),
      onUseBank: (comment) => latest.current.onUseBank(comment),
      onSaveToBank: (draft) => latest.current.onSaveToBank(draft),
    }),
    [competences, canAnnotate, root],
  );
}
