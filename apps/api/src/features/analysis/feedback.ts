import { ENGINE_VERSION } from '@lauda/analysis/version';
import type { analysis } from '@lauda/contract/analysis';
import { messages } from '@lauda/contract/messages';
import { pageOf } from '../../http/page';
import type { Call } from '../../http/route';
import { invalid, notFound } from '../../problems';
import { readingOfText, textOf } from './analysis.queries';
import { opinionsOf, saidOf, setHelpful, unsetHelpful } from './feedback.queries';
import { termsOf } from './open-reading';

/** Helpful, not helpful, or nothing said; about a mark of the text as it is now. */
export async function sayHelpful(call: Call<typeof analysis.feedback>) {
  const { sql, user, body } = call;
  const text = await reached(call);
  const said = { user_id: user.user.id, composition_id: text.id, highlight_key: body.key };
  if (body.is_helpful === null) {
    await unsetHelpful(sql, said);
    return body;
  }
  const reading = await readingOfText(sql, text, termsOf(text), ENGINE_VERSION);
  const mark = reading?.kept?.result.highlights.find(({ key }) => key === body.key);
  if (!reading || !mark) throw invalid({ key: [messages.unknownHighlight] });
  const { rule, category } = mark;
  await setHelpful(sql, { ...said, is_helpful: body.is_helpful }, { rule, category, engine: reading.engine });
  return body;
}

export async function readFeedback(call: Call<typeof analysis.ownFeedback>) {
  const text = await reached(call);
  const said = await saidOf(call.sql, call.user.user.id, text.id);
  return { results: Object.fromEntries(said.map(({ highlight_key, is_helpful }) => [highlight_key, is_helpful])) };
}

export async function exportFeedback({ sql, query, url }: Call<typeof analysis.exportFeedback>) {
  const { count, results } = await opinionsOf(sql, query);
  const rows = results.map(({ text, start, end, ...opinion }) => ({
    ...opinion,
    quote: text.slice(start, end),
    sentence: sentenceAround(text, start, end),
  }));
  return pageOf(url, query, count, rows);
}

const ENDS = /[.!?…\n]/;

/** From the end of the sentence before to the end of this one. */
function sentenceAround(text: string, start: number, end: number): string {
  let from = start;
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from -= 1;
  let to = end;
  while (to < text.length && !ENDS.test(text.charAt(to - 1))) to += 1;
  return text.slice(from, to).trim();
}

async function reached({ sql, reach, params }: Call<typeof analysis.ownFeedback> | Call<typeof analysis.feedback>) {
  const text = await textOf(sql, reach, params.id);
  if (!text) throw notFound();
  return text;
}
