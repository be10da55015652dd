// Rebuilds the engine's data in one step: `npm run train -- --data <folder> [--only score] [--sources uol-xml,uol-json]`.
// The order matters: each step stands on what the one before has written.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STEPS = {
  lexicon: ['lexicon/build-lexicon'],
  'tagger-twin': ['tagger/train-tagger'],
  tagger: ['tagger/train-tagger', '--final'],
  choice: ['choice/train-choice'],
  doubt: ['choice/train-doubt'],
  commas: ['commas/train-commas'],
  score: ['score/train-score', '--fresh'],
};

const run = join(dirname(fileURLToPath(import.meta.url)), 'run.mjs');
const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined;
for (const [name, step] of Object.entries(STEPS)) {
  if (only && !only.includes(name)) continue;
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [run, ...step, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
