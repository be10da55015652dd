import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { CHECKS, format } from './check/checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const AT_ONCE = 2; // most of the tools use several cores by themselves

const asked = process.argv.slice(2);
const fix = asked.includes('--fix');
const chosen = asked.filter((argument) => argument !== '--fix');
const unknown = chosen.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(1);
}

if (fix) await format(root);
const began = performance.now();
const waiting = Object.entries(CHECKS).filter(([name]) => chosen.length === 0 || chosen.includes(name));
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, work));
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(failed.length > 0 ? `\nFAIL in ${seconds} s: ${failed.join(', ')}` : `\nPASS in ${seconds} s`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await report(...next);
}

async function report(name, check) {
  const start = performance.now();
  const { passed, output, note } = await Promise.resolve()
    .then(() => check(root))
    .catch((error) => ({ passed: false, output: String(error?.stack ?? error) }));
  if (!passed) failed.push(name);
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name.padEnd(9)} ${time.padStart(6)}${note ? `  ${note}` : ''}`);
  if (!passed) console.log(`${output.replace(/^/gm, '      ')}\n`);
}
