// Rebuilds the engine's data in one step: `npm run train -- --data <folder> [--only score] [--sources uol-xml,uol-json]`.
// The order matters: each step stands on what the one before has written. For the score, the marks of every essay are counted by models of
// choice and commas that have not read its theme; a network that retrains the score alone on compositions of its own needs no halves.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STEPS = {
  lexicon: [['lexicon/build-lexicon']],
  'tagger-twin': [['tagger/train-tagger']],
  tagger: [['tagger/train-tagger', '--final']],
  choice: [['choice/train-choice']],
  doubt: [['choice/train-doubt']],
  commas: [['commas/train-commas']],
  halves: ['0', '1'].flatMap((half) => [
    ['choice/train-choice', '--half', half],
    ['commas/train-commas', '--half', half],
    ['score/read-half', '--fresh', '--half', half],
  ]),
  score: [['score/train-score', '--fresh']],
};

const run = join(dirname(fileURLToPath(import.meta.url)), 'run.mjs');
const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined;
for (const [name, scripts] of Object.entries(STEPS)) {
  if (only && !only.includes(name)) continue;
  for (const script of scripts) {
    console.log(`\n== ${name}: ${script.join(' ')}`);
    const { status } = spawnSync(process.execPath, [run, ...script, ...args], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
