import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiBundle } from '../../../scripts/api-bundle.mjs';

const outdir = fileURLToPath(new URL('../.cache/supervising-process', import.meta.url));

/** A process of its own that holds an embedded server, so that a test can kill it without a chance to clean up. */
export async function superviseElsewhere(folder: string): Promise<{ process: ChildProcess; lines: string[]; url: string | undefined }> {
  mkdirSync(outdir, { recursive: true });
  await build(apiBundle({ outdir, entries: [fileURLToPath(new URL('./hold-server.ts', import.meta.url))] }));
  const child = spawn(process.execPath, [join(outdir, 'hold-server.js'), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('postgres://')) return { process: child, lines, url: line };
    lines.push(line);
  }
  return { process: child, lines, url: undefined };
}

export const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });
