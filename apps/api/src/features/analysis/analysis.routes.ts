import { analysis } from '@lauda/contract/analysis';
import { type Route, route } from '../../http/route';
import { type FlagQuestion, readAiScore } from './ai-score';
import { exportFeedback, readFeedback, sayHelpful } from './feedback';
import { readReading, readReadingOfText } from './read';
import { requestReading } from './request';
import { readSimilarity } from './similarity/similarity';

export const analysisRoutes = (isFlagOn: FlagQuestion): Route[] => [
  route(analysis.request, requestReading),
  route(analysis.get, readReading),
  route(analysis.ofComposition, readReadingOfText),
  route(analysis.aiScore, (call) => readAiScore(call, isFlagOn)),
  route(analysis.similarity, readSimilarity),
  route(analysis.feedback, sayHelpful),
  route(analysis.ownFeedback, readFeedback),
  route(analysis.exportFeedback, exportFeedback),
];
