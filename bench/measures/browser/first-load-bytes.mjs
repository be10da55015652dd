import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firstLoad, ROUTES } from '../../../scripts/check/first-load.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const bytesOfLogin = (say) => firstLoadBytes(say, '/login');
export const bytesOfDesk = (say) => firstLoadBytes(say, '/correcao');

async function firstLoadBytes(say, address) {
  const route = ROUTES.find(({ path }) => path === address);
  const files = firstLoad(ROOT, route).map((file) => ({ file, bytes: gzipSync(readFileSync(`${ROOT}/${file}`)).length }));
  for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes)) say(`${(bytes / 1000).toFixed(1)} kB ${file}`);
  return { value: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, rounds: `${files.length} arquivos` };
}
