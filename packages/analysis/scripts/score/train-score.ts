/**
 * Trains the scorers: `npm run train -- --data <folder> [--sources uol-xml,uol-json]`. A network retrains on its own compositions by
 * putting them into the same shape.
 */
import { essayBrDev, essays, isHeldOutTheme, narrativePrompts, narratives, prompts, sha256, sources } from '../corpora/folder';
import { writeData } from '../write-data';
import { agreement } from './agreement';
import { featureTable, type Graded } from './feature-table';
import { calibrate, learn, type Trained } from './train-scorer';

const themes = new Map(prompts().map((prompt) => [prompt.id, { title: prompt.title, texts: prompt.text }]));
const narrativeThemes = new Map(narrativePrompts().map((prompt) => [prompt.id, { title: prompt.title, texts: prompt.text }]));
const graded = (
  list: { id: string; prompt: string; paragraphs: string[]; scores: number[]; corpus?: string }[],
  known: typeof themes,
): Graded[] =>
  list.map(({ id, prompt, paragraphs, scores, corpus }) => ({
    id,
    paragraphs,
    scores,
    corpus: corpus ?? '',
    theme: known.get(prompt),
    prompt,
  }));

const only = sources();
const all = essays();
const read = featureTable(
  'enem',
  'pool-seen',
  graded(
    all.filter((essay) => !isHeldOutTheme(essay)),
    themes,
  ),
);
const seen = read.filter((row) => !only || only.includes(row.corpus));
const unseen = featureTable('enem', 'pool-unseen', graded(all.filter(isHeldOutTheme), themes));
const essayBr = featureTable('enem', 'essaybr', graded(essayBrDev(), themes));

const levels = Array.from({ length: 5 }, () => [0, 40, 80, 120, 160, 200]);
const calibration = calibrate(seen, levels);
const trial = learn(seen, levels, {}, calibration);
const measured = { ...label('unseen_themes', agreement(trial, unseen)), ...label('essay_br_dev', agreement(trial, essayBr)) };
console.log(measured);

function label(name: string, numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([key, value]) => [`${name}_${key}`, Number(value.toFixed(3))]));
}

function save(
  name: string,
  trained: Trained,
  about: { trained_on: string; sha256: string; sources: string[] },
  metrics: Record<string, number>,
): void {
  if (process.argv.includes('--dry')) return; // to compare sources without changing what ships
  const size = writeData(name, JSON.stringify({ format: 'boosted trees and a line', version: '1', ...about, metrics, payload: trained }));
  console.log(name, size, 'bytes');
}

// What ships has read every theme; its numbers are those of its twin that had not.
const everything = only ? seen : [...seen, ...unseen];
save(
  'scorer-enem.json.gz',
  learn(everything, levels, {}, calibration),
  {
    trained_on: 'essays/pool.train; metrics measured by the same training without the last year of themes',
    sha256: sha256('essays/pool.train.jsonl.gz'),
    sources: [...new Set(everything.map((row) => row.corpus))],
  },
  measured,
);

// `--sources` names corpora of essays: the narratives stay as they are.
if (only) process.exit(0);

const stories = featureTable('narrativa', 'narrative-train', graded(narratives('train'), narrativeThemes));
const trialStories = featureTable('narrativa', 'narrative-dev', graded(narratives('dev'), narrativeThemes));
const narrativeLevels = Array.from({ length: 4 }, () => [1, 2, 3, 4, 5]);
const few = { trees: 120, leaves: 5 };
const scorer = learn(stories, narrativeLevels, few, calibrate(stories, narrativeLevels, few));
const narrativeMetrics = label('dev', agreement(scorer, trialStories));
console.log(narrativeMetrics);
save(
  'scorer-narrativa.json.gz',
  scorer,
  { trained_on: 'essays/narrative.train', sha256: sha256('essays/narrative.train.jsonl.gz'), sources: ['propor24-narrative'] },
  narrativeMetrics,
);
