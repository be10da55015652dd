import { errorMessage } from '../../../lib/calling/error-message';
import type { Entry } from '../../../lib/outbox/entry';
import type { OutboxState } from '../../../lib/outbox/outbox-state';
import { isNoAnswer } from '../../../lib/outbox/verdict';
import { texts as savedTexts } from '../../../lib/texts';
import { texts } from '../texts';

const words = texts.saving;

export type SaveWords = { tone: 'ok' | 'busy' | 'warn' | 'bad'; text: string; detail: string | null; canRetry: boolean };

const isRefused = ({ trouble }: Entry) => trouble?.why === 'refused';

/** What the header says of the last change; it never says "Salvo" of something that the server has not confirmed. */
export function saveWords(state: OutboxState, lastSaved: string | null): SaveWords {
  const { entries, isOnline, isKept, failure } = state;
  const said = (tone: SaveWords['tone'], text: string, detail: string | null = null, canRetry = false) => ({
    tone,
    text,
    detail,
    canRetry,
  });
  const waiting = entries.length > 0;
  const kept = waiting && !isKept ? said('bad', words.unsaved, words.offline, true) : said('warn', waiting ? words.kept : words.offline);
  if (!isOnline) return kept;
  const refused = entries.find(isRefused);
  if (refused && refused.trouble?.why === 'refused') return said('bad', words.unsaved, errorMessage(refused.trouble.error), true);
  if (entries.some(({ trouble }) => trouble !== null)) return said('bad', words.unsaved);
  if (waiting && failure !== null)
    return isNoAnswer(failure) ? { ...kept, canRetry: true } : said('bad', words.unsaved, errorMessage(failure), true);
  if (waiting) return said('busy', words.saving);
  const when = state.lastSaved ?? lastSaved;
  return when === null ? said('ok', '') : said('ok', savedTexts.saved(when));
}
