import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../../ui/states/toast-queue';
import type { AnnotationDraft, SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import { type FormValues, isComplete, LONGEST_QUOTE } from './form-values';

/** `serial` tells one opening from the next, so that the form takes the focus anew. */
export type Composing = { serial: number; place: { start: number; end: number } | null; quote: string; values: FormValues };

export const EMPTY: FormValues = { annotation_type: 'correcao', competence_id: null, comment: '', suggested_text: '' };

export const draftOf = ({ place, quote, values }: Pick<Composing, 'place' | 'quote' | 'values'>): AnnotationDraft => ({
  start: place?.start ?? null,
  end: place?.end ?? null,
  quote,
  ...values,
});

/** As it was left: the same place, the same words. */
function takenUp({ start, end, quote, annotation_type, competence_id, comment, suggested_text }: AnnotationDraft): Composing {
  const place = start !== null && end !== null ? { start, end } : null;
  return { serial: 1, place, quote, values: { annotation_type, competence_id, comment, suggested_text } };
}

/** The one new mark that is being said, if any. */
export function useComposer({ onAnnotate, begun, onBegun }: Pick<SheetProps, 'onAnnotate' | 'begun' | 'onBegun'>) {
  const [composing, setComposing] = useState<Composing | null>(() => (begun ? takenUp(begun) : null));
  const tell = useRef(onBegun);
  tell.current = onBegun;
  const isFirst = useRef(true);
  useEffect(() => {
    // What was handed in needs not be told back.
    if (isFirst.current) isFirst.current = false;
    else tell.current?.(composing && draftOf(composing));
  }, [composing]);

  /** Opening over a mark that already says something keeps its words: sent if it is whole, else taken along to the new place. */
  function open(place: Composing['place'], quote: string, given: Partial<FormValues>) {
    if (quote.length > LONGEST_QUOTE) return toast.error(texts.sheet.tooLong);
    const before = composing;
    const hasWords = before !== null && before.values.comment.trim() !== '' && !before.values.comment.startsWith('/');
    const isElsewhere = before?.place?.start !== place?.start || before?.place?.end !== place?.end;
    const isSent = hasWords && isElsewhere && isComplete(before.values);
    if (isSent) onAnnotate(draftOf(before));
    const kept = hasWords && !isSent ? before.values : EMPTY;
    setComposing({ serial: (before?.serial ?? 0) + 1, place, quote, values: { ...kept, ...given } });
  }

  return {
    composing,
    open,
    close: () => setComposing(null),
    setValues: (values: FormValues) => setComposing((now) => now && { ...now, values }),
  };
}
