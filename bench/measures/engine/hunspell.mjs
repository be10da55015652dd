import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../../../packages/analysis/package.json', import.meta.url));
/** The very dictionary our lexicon is made from. */
const FOLDER = dirname(require.resolve('dictionary-pt'));
export const AFFIXES = join(FOLDER, 'index.aff');
export const WORDS = join(FOLDER, 'index.dic');

/** Seconds of CPU that `hunspell -l` takes for a text, its loading left out. */
export function hunspellSeconds(text) {
  return seconds(text) - seconds('casa\n');
}

/** Node does not tell what a child has used; the shell's `times` does, in its second line. */
function seconds(input) {
  const args = ['-c', '"$0" "$@" >/dev/null || exit 1; times', process.env.HUNSPELL ?? 'hunspell'];
  const { status, stdout } = spawnSync('sh', [...args, '-l', '-i', 'UTF-8', '-d', join(FOLDER, 'index')], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error('Falta a régua: apt-get install hunspell, ou HUNSPELL=<caminho do programa>.');
  const spent = [...stdout.split('\n')[1].matchAll(/(\d+)m([\d.]+)s/g)];
  return spent.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
}

export async function loadWasmHunspell() {
  const from = process.env.HUNSPELL_WASM;
  const { createHunspellFromFiles } = await import(from ? pathToFileURL(join(from, 'dist/Hunspell.js')).href : 'hunspell-wasm').catch(
    () => {
      throw new Error('Falta a régua: npm install --no-save hunspell-wasm@0.3.0, ou HUNSPELL_WASM=<pasta do pacote>.');
    },
  );
  return createHunspellFromFiles(AFFIXES, WORDS);
}
