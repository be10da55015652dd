import type { AnalysisRequest } from '../request';
import { fingerprintWords } from '../similarity/words';
import { copiedWords } from '../stats/own-lines';
import { type ReadText, sentencesOf, wordsOf } from '../text/read-text';
import { refusals } from './texts';

/** Seven lines or fewer are graded zero by the official rules; a line holds about ten words. Narratives of small children are shorter. */
const LEAST_WORDS = { enem: 80, narrativa: 25 };

/** Why a text gets no automatic grade, or nothing. A machine that grades what it cannot read does harm. */
export function refusalOf(text: ReadText, request: AnalysisRequest): string | undefined {
  if (!request.genre) return refusals.noModel;
  const words = wordsOf(text);
  if (words.length === 0) return refusals.blank;
  if (words.length < LEAST_WORDS[request.genre]) return refusals.tiny;
  const known = words.filter((word) => word.readings !== 0).length / words.length;
  if (known < 0.6 || !soundsPortuguese(words.map((word) => word.lower))) return refusals.foreign;
  const own = text.paragraphs.flatMap((paragraph) => fingerprintWords(paragraph.text).map(({ word }) => word));
  if (copiedWords(own, request.theme?.texts ?? []).size / own.length > 0.5) return refusals.copied;
  if (repeats(text, own)) return refusals.repeated;
  return undefined;
}

const COMMON = new Set(
  'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos'.split(
    ' ',
  ),
);

/** In any Portuguese text at least a quarter of the words are these. */
const soundsPortuguese = (words: string[]): boolean => words.filter((word) => COMMON.has(word)).length / words.length > 0.2;

function repeats(text: ReadText, words: string[]): boolean {
  const sentences = sentencesOf(text)
    .map(({ tokens }) => tokens.map((token) => token.lower).join(' '))
    .filter((sentence) => sentence.length > 20);
  const different = new Set(sentences).size;
  if (sentences.length >= 4 && different / sentences.length < 0.6) return true;
  const runs = new Set<string>();
  for (let i = 0; i + 4 <= words.length; i++) runs.add(words.slice(i, i + 4).join(' '));
  return words.length > 60 && runs.size / (words.length - 3) < 0.55;
}
