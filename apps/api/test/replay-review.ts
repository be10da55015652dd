/** What stands in the log of a review, as the table has it. */
export type ReviewEvent = { action: string; subject_id: number | null; version: number; after: Record<string, unknown> };

type Rows = Record<string, Record<string, unknown>>;
export type ReplayedReview = { own: Record<string, unknown>; grades: Rows; annotations: Rows };

/** The log read from the start: what a review must look like now, told by nothing else. */
export function replayReview(events: readonly ReviewEvent[]): ReplayedReview {
  const own: Record<string, unknown> = {
    comment: '',
    zero_grade_reason_id: null,
    zero_comment: '',
    elements: [],
    highlight_decisions: {},
    total: null,
    reason_id: null,
  };
  const grades: Rows = {};
  const annotations: Rows = {};
  for (const { action, subject_id, version, after } of events) {
    own.version = version;
    const subject = String(subject_id);
    if (action === 'grade') grades[subject] = after;
    else if (action === 'remove_annotation') delete annotations[subject];
    else if (action.endsWith('annotation') || action === 'annotate') annotations[subject] = { ...annotations[subject], ...after };
    else Object.assign(own, after);
  }
  return { own, grades, annotations };
}
