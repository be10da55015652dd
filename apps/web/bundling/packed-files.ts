import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(js|css|svg)$/;
/** Smaller ones travel in one packet either way. */
const SMALLEST = 1024;

const ways = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Packed once, as small as they get, instead of quickly at every request. */
export const packedFiles = (): Plugin => ({
  name: 'lauda:packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const packable = Object.keys(bundle).filter((file) => PACKABLE.test(file));
    await Promise.all(packable.map((file) => pack(join(dir, file))));
  },
});

async function pack(file: string) {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  await Promise.all(Object.entries(ways).map(async ([ending, way]) => writeFile(`${file}.${ending}`, await way(text))));
}
