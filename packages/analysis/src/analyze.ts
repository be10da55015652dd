import { highlightsOf } from './highlights';
import type { AnalysisAnswer, AnalysisRequest } from './request';
import { statsOf } from './stats/stats';
import { understand } from './understand';

/** Goes with every stored result: a result of another version is computed again. */
export const ENGINE_VERSION = '1.0.0';

export function analyze(request: AnalysisRequest): AnalysisAnswer {
  const text = understand(request.paragraphs);
  const highlights = highlightsOf(text);
  return { id: request.id, engine: ENGINE_VERSION, highlights, stats: statsOf(text, highlights, request.genre), score: null };
}
