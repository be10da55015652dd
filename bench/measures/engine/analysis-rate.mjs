import { median } from '../server.mjs';
import { builtEngine } from './built-engine.mjs';
import { composedTexts } from './composed-texts.mjs';
import { hunspellSeconds } from './hunspell.mjs';

const TEXTS = 1000;
const WORDS = 400;
const WARM_UP = 50;
const ROUNDS = 3;

/** How many words `hunspell -l` only looks up while we look up, tag, check and count one; in turns, on the same texts. */
export async function analysisRate(say) {
  const { analyze } = await builtEngine();
  const texts = composedTexts({ count: TEXTS + WARM_UP, words: WORDS });
  const want = ['highlights', 'stats'];
  for (const paragraphs of texts.slice(TEXTS)) analyze({ id: 0, paragraphs, want });
  const measured = texts.slice(0, TEXTS);
  const plain = measured.flat().join('\n');
  const words = plain.split(/\s+/).length;
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const theirs = hunspellSeconds(plain);
    const before = process.cpuUsage();
    for (const [id, paragraphs] of measured.entries()) analyze({ id, paragraphs, want });
    const { user, system } = process.cpuUsage(before);
    const ours = (user + system) / 1e6;
    ratios.push(ours / theirs);
    say(`volta ${round}: ${(words / ours).toFixed(0)} palavras/s, hunspell ${(words / theirs).toFixed(0)} = ${(ours / theirs).toFixed(2)}`);
  }
  return { value: median(ratios), rounds: `${TEXTS} textos de ${WORDS} palavras, mediana de ${ROUNDS}` };
}
