import { median } from '../server.mjs';
import { builtEngine } from './built-engine.mjs';
import { composedTexts } from './composed-texts.mjs';
import { loadWasmHunspell } from './hunspell.mjs';

const ROUNDS = 40;

/** One composition of 600 words with its suggestions, warm, in units of hunspell in WebAssembly looking up the same words. */
export async function analysisTime(say) {
  const { analyze } = await builtEngine();
  const hunspell = await loadWasmHunspell();
  const texts = composedTexts({ count: 2 * ROUNDS, words: 600, seed: 7 });
  const ratios = [];
  for (const [round, paragraphs] of texts.entries()) {
    const words = paragraphs.join(' ').match(/\p{L}+/gu);
    const started = performance.now();
    for (const word of words) hunspell.testSpelling(word);
    const between = performance.now();
    analyze({ id: round, paragraphs, genre: 'enem' });
    const ours = performance.now() - between;
    if (round >= ROUNDS) ratios.push(ours / (between - started));
  }
  hunspell.dispose();
  say(`de ${Math.min(...ratios).toFixed(1)} a ${Math.max(...ratios).toFixed(1)}, mediana ${median(ratios).toFixed(1)}`);
  return { value: median(ratios), rounds: `mediana de ${ROUNDS} textos, depois de outros tantos` };
}
