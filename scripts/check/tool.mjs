import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a tool of ours from `node_modules/.bin`; never throws: what it said and its exit code come back. */
export function tool(root, name, args) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (said.stdout += chunk));
    child.stderr.on('data', (chunk) => (said.stderr += chunk));
    child.on('error', (error) => resolve({ code: 1, stdout: '', stderr: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, ...said }));
  });
}
