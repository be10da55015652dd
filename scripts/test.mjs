// npm test [-- unit|api|web|e2e]: every test there is, and one summary line at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { findChromium } from './find-chromium.mjs';
import { playwrightTally, tallyOf, vitestTally } from './test-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache/test-reports');
const PROJECTS = ['unit', 'api', 'web'];
const PARTS = [...PROJECTS, 'e2e'];

process.chdir(root);
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) refuse(`Não existe a parte "${unknown[0]}". As partes são: ${PARTS.join(', ')}.`);
const parts = asked.length > 0 ? asked : PARTS;

const chromium = parts.includes('e2e') ? findChromium(console.log) : undefined;
if (parts.includes('e2e') && !chromium) {
  refuse(
    'Os testes no navegador precisam do Chromium: instale o pacote chromium (ou o google-chrome) e tente de novo, ou rode só npm test -- unit api web.',
  );
}

endWithNpm();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const tallies = [];
const projects = PROJECTS.filter((project) => parts.includes(project));
if (projects.length > 0) tallies.push(await runVitest(projects));
if (chromium) tallies.push(await runPlaywright(chromium));

const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

async function runVitest(names) {
  const report = join(reports, 'vitest.json');
  const code = await run(binOf('vitest', root), [
    'run',
    ...names.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return tallyOf(report, vitestTally, code);
}

/** The browser looks at what people get: the built app. */
async function runPlaywright(path) {
  try {
    await buildWhatChanged({ onProgress: console.log });
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const report = join(reports, 'playwright.json');
  const code = await run(binOf('@playwright/test', join(root, 'e2e')), ['test', '--config=e2e', '--reporter=list,json'], {
    CHROMIUM_PATH: path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  });
  return tallyOf(report, playwrightTally, code);
}

function binOf(name, from) {
  const manifest = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = createRequire(manifest)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

function run(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1)).on('exit', (code) => resolve(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  });
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
