import { highlightsOf } from './highlights';
import { interventionOf } from './intervention/elements';
import type { AnalysisAnswer, AnalysisRequest, Want } from './request';
import { refusalOf } from './score/refusal';
import { scoreOf } from './score/score';
import { type CompareRequest, compare as compareTexts, type Match } from './similarity/compare';
import { statsOf } from './stats/stats';
import type { ReadText } from './text/read-text';
import { understand } from './understand';
import { ENGINE_VERSION } from './version';

/** Reads one composition. Without `want` everything but the tokens is answered. */
export function analyze(request: AnalysisRequest): AnalysisAnswer {
  const wants = (part: Want) => request.want?.includes(part) ?? part !== 'tokens';
  const text = understand(paragraphsOf(request));
  const highlights = wants('highlights') || wants('stats') || wants('score') ? highlightsOf(text) : [];
  const stats = statsOf(text, highlights, request.genre, request.theme);
  const answer: AnalysisAnswer = {
    id: request.id,
    engine: ENGINE_VERSION,
    highlights: wants('highlights') ? highlights : [],
    stats,
    score: null,
  };
  if (wants('score')) {
    const refusal = refusalOf(text, request);
    if (refusal !== undefined) answer.no_score_reason = refusal;
    else if (request.genre)
      answer.score = scoreOf({ text, highlights, stats, ...(request.theme ? { theme: request.theme } : {}) }, request.genre);
  }
  if (wants('tokens')) answer.tokens = tokensOf(text);
  if (request.genre !== 'narrativa') answer.intervention = interventionOf(text);
  return answer;
}

/** What comes from a mobile is one string; paragraphs are joined by blank lines, or by line ends where there are none (spec §5). */
function paragraphsOf({ paragraphs, composition_raw }: AnalysisRequest): string[] {
  if (paragraphs.length > 0 || composition_raw === undefined) return paragraphs;
  return composition_raw.split(composition_raw.includes('\n\n') ? /\n{2,}/ : '\n');
}

/** Passages of a composition that stand in one of the sources too. */
export const compare = (request: CompareRequest): { matches: Match[] } => compareTexts(request);

const tokensOf = (text: ReadText) =>
  text.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap((sentence) =>
      sentence.tokens.map(({ start, end, upos }) => ({ paragraph: paragraph.index, start, end, upos })),
    ),
  );
