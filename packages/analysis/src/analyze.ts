import { highlightsOf } from './highlights';
import { interventionOf } from './intervention/elements';
import type { AnalysisAnswer, AnalysisRequest, Want } from './request';
import { refusalOf } from './score/refusal';
import { scoreOf } from './score/score';
import { statsOf } from './stats/stats';
import type { ReadText } from './text/read-text';
import { understand } from './understand';

export { compare } from './similarity/compare';

/** Goes with every stored result: a result of another version is computed again. */
export const ENGINE_VERSION = '1.0.0';

/** Reads one composition. Without `want` everything but the tokens is answered. */
export function analyze(request: AnalysisRequest): AnalysisAnswer {
  const wants = (part: Want) => request.want?.includes(part) ?? part !== 'tokens';
  const text = understand(request.paragraphs);
  const highlights = wants('highlights') || wants('stats') || wants('score') ? highlightsOf(text) : [];
  const stats = statsOf(text, highlights, request.genre, request.theme);
  const answer: AnalysisAnswer = { id: request.id, engine: ENGINE_VERSION, highlights: wants('highlights') ? highlights : [], stats, score: null };
  if (wants('score')) {
    const refusal = refusalOf(text, request);
    if (refusal !== undefined) answer.no_score_reason = refusal;
    else if (request.genre) answer.score = scoreOf({ text, highlights, stats, ...(request.theme ? { theme: request.theme } : {}) }, request.genre);
  }
  if (wants('tokens')) answer.tokens = tokensOf(text);
  if (request.genre !== 'narrativa') answer.intervention = interventionOf(text);
  return answer;
}

const tokensOf = (text: ReadText) =>
  text.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) => sentence.tokens.map(({ start, end, upos }) => ({ paragraph: paragraph.index, start, end, upos }))),
  );
