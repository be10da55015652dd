import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Scripts run bundled from .cache, one floor below the package; what has read half of the themes only stays there, in a folder of its own. */
const folder = join(dirname(fileURLToPath(import.meta.url)), process.argv.includes('--half') ? '.' : '..', 'data');

export function writeData(name: string, content: Buffer | string): number {
  mkdirSync(folder, { recursive: true });
  const packed = name.endsWith('.gz') ? gzipSync(content, { level: 9 }) : content;
  writeFileSync(join(folder, name), packed);
  return packed.length;
}
