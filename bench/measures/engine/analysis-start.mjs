import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../server.mjs';
import { ENGINE } from './built-engine.mjs';
import { loadWasmHunspell } from './hunspell.mjs';

const ROUNDS = 5;
const TEXTS = new URL('./composed-texts.mjs', import.meta.url).href;

/** A process of its own: it loads, reads one sentence, then fifty compositions, and tells time and memory. */
const CHILD = `
const started = performance.now();
const { analyze } = await import(${JSON.stringify(ENGINE)});
analyze({ id: 0, paragraphs: ['Uma frase curta com um erro: educasão.'], genre: 'enem' });
const load = performance.now() - started;
const { composedTexts } = await import(${JSON.stringify(TEXTS)});
for (const paragraphs of composedTexts({ count: 50, words: 400 })) analyze({ id: 1, paragraphs, genre: 'enem' });
console.log(JSON.stringify({ load, memory: process.memoryUsage().rss / 2 ** 20 }));`;

/** Time to the first answer in units of hunspell's own loading; the memory is told beside it. */
export async function analysisStart(say) {
  const ratios = [];
  let memory = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const started = performance.now();
    (await loadWasmHunspell()).dispose();
    const theirs = performance.now() - started;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', CHILD], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
    });
    if (stdout.length === 0) throw new Error(String(stderr));
    const ours = JSON.parse(String(stdout));
    memory = Math.max(memory, ours.memory);
    ratios.push(ours.load / theirs);
    say(`volta ${round}: ${ours.load.toFixed(0)} ms ÷ ${theirs.toFixed(0)} ms = ${ratios.at(-1).toFixed(2)}; ${ours.memory.toFixed(0)} MB`);
  }
  return { value: median(ratios), rounds: `mediana de ${ROUNDS}; depois de 50 textos ${memory.toFixed(0)} MB (≤ 400 / ≤ 200)` };
}
