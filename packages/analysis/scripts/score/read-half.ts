/**
 * Reads the essays on one half of the themes with models of choice and commas that have read the other half only. Marks made by models that
 * know an essay, and its grade, tell more about the grade than they will in a new text: `node scripts/run.mjs score/read-half --half 0 --data <folder>`
 */
import { everyEssay, halfOf, isHeldOutTheme, option } from '../corpora/folder';
import { HALF } from './crossed-marks';
import { featureTable } from './feature-table';
import { graded, themes } from './graded';

featureTable(
  'enem',
  HALF,
  graded(
    everyEssay().filter((essay) => !isHeldOutTheme(essay) && halfOf(essay) === option('half')),
    themes,
  ),
);
