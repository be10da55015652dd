import { ENGINE_VERSION } from '@lauda/analysis/version';
import type { AnalysisState, analysis } from '@lauda/contract/analysis';
import { messages } from '@lauda/contract/messages';
import { isStaff } from '@lauda/domain/people/roles';
import type { Call } from '../../http/route';
import { notFound } from '../../problems';
import { readingOf, readingOfText, type StoredReading, textOf } from './analysis.queries';
import { termsOf } from './open-reading';

/** A pasted text is graded before the eyes of whoever administers; a composition's score has a call of its own. */
export function shownReading({ user }: Pick<Call<never>, 'user'>, { kept, failure, ...reading }: StoredReading): AnalysisState {
  return {
    ...reading,
    failure: reading.state === 'failed' && failure !== null ? messages.readingFailed : null,
    result: kept?.result ?? null,
    ai_score: reading.composition_id === null && isStaff(user) ? (kept?.ai_score ?? null) : null,
  };
}

export async function readReading(call: Call<typeof analysis.get>): Promise<AnalysisState> {
  const reading = await readingOf(call.sql, call.reach, call.params.id);
  if (!reading) throw notFound();
  return shownReading(call, reading);
}

export async function readReadingOfText(call: Call<typeof analysis.ofComposition>): Promise<AnalysisState> {
  const text = await textOf(call.sql, call.reach, call.params.id);
  const reading = text && (await readingOfText(call.sql, text, termsOf(text), ENGINE_VERSION));
  if (!reading) throw notFound();
  return shownReading(call, reading);
}
