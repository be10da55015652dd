/** Measures everything on what was held aside and writes docs/analysis-quality.md: `npm run eval -- --data <folder>`. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '../../src/lexicon/read-data';
import type { ScorerFile } from '../../src/score/score';
import { readConllu } from '../corpora/conllu';
import { corrected, essays, isHeldOut, isHeldOutTheme, treebank } from '../corpora/folder';
import { measureCommas } from './commas';
import { CORE, measureCorrections } from './corrections';
import { measureProposals } from './proposals';
import { qualityPage } from './quality-page';
import { measureSimilarity } from './similarity';
import { measureSpeed } from './speed';
import { measureAlarms, measureSuggestions } from './spelling';
import { taggerMetrics } from './tagger-metrics';
import { measureTagging } from './tagging';

const unseen = essays().filter(isHeldOutTheme);
// Speed first, while nothing is warm: loading is part of the measure.
const speed = measureSpeed(unseen);
const heldOut = corrected().filter((essay) => isHeldOut(essay.id));
const corrections = measureCorrections(heldOut);
const suggestions = measureSuggestions(heldOut);
const news = readConllu(treebank('porttinari-ud-dev'));
const alarms = measureAlarms(news);
const commas = measureCommas(unseen.filter((essay) => essay.marks?.length));
const tagging = { ...taggerMetrics(), gsd_dev_from_text: measureTagging(readConllu(treebank('gsd-ud-dev'))) };
const similarity = measureSimilarity(unseen);
const proposals = measureProposals(unseen);
const scorer = readJson<ScorerFile>('scorer-enem.json.gz').metrics;
const narrative = readJson<ScorerFile>('scorer-narrativa.json.gz').metrics;

const page = qualityPage({
  corrections,
  core: CORE,
  essays: heldOut.length,
  suggestions,
  alarms,
  commas,
  tagging,
  similarity,
  proposals,
  scorer,
  narrative,
  speed,
});
const path = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'docs', 'analysis-quality.md');
writeFileSync(path, page);
console.log(page);
const out = process.argv.indexOf('--alarms');
if (out > 0) writeFileSync(process.argv[out + 1]!, alarms.shown.sort().join('\n'));
