import { messages } from '@lauda/contract/messages';
import type { CreationOutcome, StudentField } from '@lauda/contract/students';
import { readDate } from '../reading/read-date';
import { texts } from '../texts';
import { type DraftRow, wireRow } from './draft';
import type { Counts, RowState } from './row-state';

/** What the server said of the rows that were sent to it, in their order. */
export type Checked = ReadonlyMap<number, { sent: string; outcome: CreationOutcome }>;

export type Verdict = { state: RowState; errors: Partial<Record<StudentField, string>>; whole: string | null; username: string | null };
export type Judged = DraftRow & Verdict;

const signatures = new WeakMap<DraftRow, string>();

const signature = (row: DraftRow): string => {
  const said = signatures.get(row) ?? JSON.stringify(wireRow(row.values));
  signatures.set(row, said);
  return said;
};

/** The server counts what it was sent; the person counts the lines of the sheet. */
function byLine(said: string, sent: readonly DraftRow[]): string {
  const row = Number(/\d+/.exec(said)?.[0]);
  const line = said === messages.repeatedRow(row) ? sent[row - 1]?.line : undefined;
  return line === undefined ? said : messages.repeatedRow(line);
}

const withLines = ({ errors, ...outcome }: CreationOutcome, sent: readonly DraftRow[]): CreationOutcome => ({
  ...outcome,
  errors: Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, said.map((one) => byLine(one, sent))])),
});

export const checkedOf = (sent: readonly DraftRow[], results: readonly CreationOutcome[]): Checked =>
  new Map(
    results.flatMap((outcome) => {
      const row = sent[outcome.row];
      return row ? [[row.line, { sent: signature(row), outcome: withLines(outcome, sent) }] as const] : [];
    }),
  );

/** What can be seen to be wrong before asking: a date that is none. The words say how to write it. */
const readingErrors = ({ values }: DraftRow): Verdict['errors'] =>
  values.birth_date.trim() !== '' && readDate(values.birth_date) === null ? { birth_date: texts.unreadableDate(values.birth_date) } : {};

const firstOf = (errors: CreationOutcome['errors']): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])));

const verdicts = new WeakMap<DraftRow, { said: unknown; judged: Judged }>();

/** A row and what becomes of it. The same row under the same answer has the same verdict. */
export function judge(row: DraftRow, checked: Checked): Judged {
  const said = checked.get(row.line)?.outcome;
  const known = verdicts.get(row);
  if (known && known.said === said) return known.judged;
  const judged = judgedAnew(row, checked);
  verdicts.set(row, { said, judged });
  return judged;
}

/** An answer counts only for the very values that were sent. */
function judgedAnew(row: DraftRow, checked: Checked): Judged {
  const nothing = { errors: {}, whole: null, username: null };
  if (row.excluded) return { ...row, ...nothing, state: 'excluded' };
  const reading = readingErrors(row);
  const said = checked.get(row.line);
  const isCurrent = said?.sent === signature(row);
  if (!isCurrent) return { ...row, ...nothing, errors: reading, state: Object.keys(reading).length > 0 ? 'refused' : 'checking' };
  const { outcome } = said;
  const { non_field_errors: whole = null, ...errors } = firstOf(outcome.errors);
  const isRefused = outcome.outcome === 'refused' || Object.keys(reading).length > 0;
  return {
    ...row,
    state: isRefused ? 'refused' : outcome.outcome,
    errors: { ...errors, ...reading },
    whole,
    username: outcome.student?.username ?? null,
  };
}

export function countsOf(rows: readonly Judged[]): Counts {
  const counts: Counts = { created: 0, exists: 0, refused: 0, checking: 0, excluded: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
