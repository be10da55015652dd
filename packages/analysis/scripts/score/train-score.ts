/**
 * Trains the scorers: `npm run train -- --data <folder> [--sources uol-xml,uol-json]`. A network retrains on its own compositions by
 * putting them into the same shape.
 */
import { essays, isHeldOutTheme, narratives, sha256, share, sources } from '../corpora/folder';
import { writeData } from '../write-data';
import { agreement, agreementOf } from './agreement';
import { crossedMarks } from './crossed-marks';
import { ESSAY_BR, essayBrGraded } from './essay-br';
import { featureTable, type Row } from './feature-table';
import { graded, narrativeThemes, themes } from './graded';
import { answerOf, calibrate, learn, type Trained } from './train-scorer';

const only = sources();
const all = essays();
const pool = graded(all, themes);
const unseenIds = new Set(all.filter(isHeldOutTheme).map(({ id }) => id));
const read = crossedMarks(
  all.filter(({ id }) => !unseenIds.has(id)),
  (list) => featureTable('enem', 'pool-seen', graded(list, themes)),
);
const unseen = featureTable(
  'enem',
  'pool-unseen',
  pool.filter(({ id }) => unseenIds.has(id)),
);
const essayBr = featureTable('enem', 'essaybr', essayBrGraded(pool, themes));
const isChosen = (corpus: string): boolean => !only || only.includes(corpus);
const seen = [...read, ...essayBr].filter((row) => isChosen(row.corpus));

const levels = Array.from({ length: 5 }, () => [0, 40, 80, 120, 160, 200]);
const calibration = calibrate(seen, levels);
const trial = learn(seen, levels, {}, calibration);
const measured = { ...label('unseen_themes', agreement(trial, unseen)), ...label('essay_br_dev', crossedAgreement()) };
console.log(measured);

/** Essay-BR is learnt from too: each fifth of it is judged by a model that has read the other four. */
function crossedAgreement(): Record<string, number> {
  const fold = (row: Row) => (isChosen(ESSAY_BR) ? Math.floor(share(`score${row.id}`) * 5) : 0);
  const answers = new Map(
    [...new Set(essayBr.map(fold))].flatMap((f) => {
      const inFold = (row: Row) => row.corpus === ESSAY_BR && fold(row) === f;
      const part = isChosen(ESSAY_BR)
        ? learn(
            seen.filter((row) => !inFold(row)),
            levels,
            {},
            calibration,
          )
        : trial;
      return essayBr.filter(inFold).map((row) => [row.id, answerOf(part, row)] as const);
    }),
  );
  return agreementOf(
    essayBr,
    essayBr.map((row) => answers.get(row.id)!),
  );
}

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
  const size = writeData(name, JSON.stringify({ format: 'boosted trees and a line', version: '2', ...about, metrics, payload: trained }));
  console.log(name, size, 'bytes');
}

// What ships has read every theme; its numbers are those of its twin that had not.
const everything = only ? seen : [...seen, ...unseen];
save(
  'scorer-enem.json.gz',
  learn(everything, levels, {}, calibration),
  {
    trained_on:
      'essays/pool.train, essays/essaybr.dev; metrics measured by the same training without the last year of themes, and without the fifth of Essay-BR in question',
    sha256: sha256('essays/pool.train.jsonl.gz', 'essays/essaybr.dev.jsonl.gz'),
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
