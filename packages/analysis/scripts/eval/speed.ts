import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Essay } from '../corpora/folder';

export type Speed = { load: number; loadCpu: number; p50: number; p95: number; cpuP50: number; cpuP95: number; memory: number };

/** Scripts run bundled from .cache, one floor below the package. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const WARM_UP = 30;

/** A process of its own with the built engine and nothing else: what it holds in memory is what the engine costs. */
const child = (engine: string) => `
const { analyze } = await import(${JSON.stringify(engine)});
let input = '';
for await (const piece of process.stdin) input += piece;
const texts = JSON.parse(input);
const [cpuBefore, begun] = [process.cpuUsage(), performance.now()];
analyze({ id: 0, paragraphs: ['Uma frase curta com um erro de ortografia: educasão.'], genre: 'enem' });
const load = performance.now() - begun;
const spent = process.cpuUsage(cpuBefore);
const loadCpu = (spent.user + spent.system) / 1000;
const wall = [];
const cpu = [];
for (const paragraphs of texts) {
  const [before, started] = [process.cpuUsage(), performance.now()];
  analyze({ id: 1, paragraphs, genre: 'enem' });
  wall.push(performance.now() - started);
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1000);
}
const at = (list, share) => list.slice(${WARM_UP}).sort((a, b) => a - b)[Math.floor((list.length - ${WARM_UP}) * share)];
console.log(JSON.stringify({ load, loadCpu, p50: at(wall, 0.5), p95: at(wall, 0.95), cpuP50: at(cpu, 0.5), cpuP95: at(cpu, 0.95), memory: process.memoryUsage().rss / 2 ** 20 }));`;

/** Whole analyses of essays of about 340 words, after a warm-up. Loading is the first analysis of all, weights included. */
export function measureSpeed(list: Essay[]): Speed {
  const near = list.filter(({ paragraphs }) => Math.abs(paragraphs.join(' ').split(/\s+/).length - 340) < 40).slice(0, 150);
  spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  const engine = pathToFileURL(join(root, 'dist', 'analyze.js')).href;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', child(engine)], {
    input: JSON.stringify(near.map(({ paragraphs }) => paragraphs)),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Speed; // printed by the lines above
}
