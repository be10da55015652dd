import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tool } from './tool.mjs';

/** First-load budgets, on what the tree's own build makes. */
export async function sizes(root) {
  const build = join(root, 'scripts/build.mjs');
  if (existsSync(build)) await (await import(pathToFileURL(build).href)).buildWhatChanged({ only: ['web'] });
  const { stdout, stderr } = await tool(root, 'size-limit', ['--json']);
  const budgets = parsed(stdout);
  if (!Array.isArray(budgets)) return { passed: false, output: budgets?.error ?? `${stdout}${stderr}` };
  const lines = budgets.map(lineOf);
  return { passed: budgets.every((budget) => budget.passed), output: lines.join('\n'), note: lines.join(', ') };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const lineOf = ({ name, size, sizeLimit, passed }) =>
  `${name}: ${kilobytes(size)} of ${kilobytes(sizeLimit)}${passed ? '' : ', over the budget'}`;
