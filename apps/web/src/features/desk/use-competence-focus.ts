import type { Competence } from '@lauda/contract/review-grids';
import type { Review } from '@lauda/contract/review-parts';
import { useEffect, useState } from 'react';

export const FINISH_ID = 'finalizar';

const firstLacking = (review: Review | null, competences: readonly Competence[]) =>
  competences.find(({ id }) => review?.missing.some((one) => one.competence_id === id))?.position ?? null;

/** Which competence is open, and the way of the focus through them. */
export function useCompetenceFocus(competences: readonly Competence[], review: Review | null) {
  const [open, setOpen] = useState<number | null>(() => firstLacking(review, competences) ?? 1);
  const [wished, setWished] = useState<{ position: number } | null>(null);

  useEffect(() => {
    if (!wished) return;
    const body = document.querySelector(`[data-levels-of="${wished.position}"]`);
    const radio = body?.querySelector<HTMLElement>('input:checked') ?? body?.querySelector<HTMLElement>('input');
    radio?.focus();
    radio?.scrollIntoView?.({ block: 'nearest' });
  }, [wished]);

  const goTo = (position: number) => {
    if (!competences.some((one) => one.position === position)) return;
    setOpen(position);
    setWished({ position });
  };

  return {
    open,
    setOpen,
    goTo,
    /** The next that lacks something; when none does, the next in line, and after the last the end of the review. */
    goOn(from: number) {
      const lacking = competences.filter(
        ({ id, position }) => position !== from && review?.missing.some((one) => one.competence_id === id),
      );
      const next =
        lacking.find(({ position }) => position > from) ?? lacking[0] ?? competences.find(({ position }) => position === from + 1);
      if (next) goTo(next.position);
      else document.getElementById(FINISH_ID)?.focus();
    },
  };
}
