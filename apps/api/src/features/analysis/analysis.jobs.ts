import { openInScope } from '../../db/in-scope';
import { SYSTEM } from '../../db/scope';
import { askEngine, EngineFailure } from '../../gateways/engine';
import { hears } from '../../jobs/hearer';
import { queues } from '../../jobs/jobs';
import { beginReading, failReading, finishReading, textOf } from './analysis.queries';
import { readComposition } from './open-reading';
import { placed } from './placed';
import { suggestedScore } from './suggested-score';

const MOST_ATTEMPTS = queues['analysis.requested'].retryLimit + 1;

export const analysisJobs = [
  hears('composition.submitted', ({ database, enqueue }, { composition_id }) =>
    openInScope(database, async (sql) => {
      const text = await textOf(sql, SYSTEM, composition_id);
      if (text && text.text !== '') await readComposition({ sql, enqueue }, text);
    }),
  ),

  /** The text travels with the reading, so that what is stored is of that text, whatever became of the composition meanwhile. */
  hears('analysis.requested', async ({ database, config }, { analysis_id }) => {
    const begun = await openInScope(database, (sql) => beginReading(sql, analysis_id));
    if (!begun) return; // done before, by someone whose answer was lost
    const { request, attempts } = begun;
    try {
      const { answer, agreement } = await askEngine(config, 'read', request);
      const result = placed(answer, request.paragraphs, request.genre === 'enem');
      await openInScope(database, (sql) => finishReading(sql, analysis_id, { result, ai_score: suggestedScore(answer, agreement) }));
    } catch (error) {
      if (error instanceof EngineFailure)
        await openInScope(database, (sql) => failReading(sql, analysis_id, error.message, attempts >= MOST_ATTEMPTS));
      throw error; // the queue tries again, and the third time keeps the reason in its dead letter
    }
  }),
];
