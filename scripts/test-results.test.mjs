import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightTally, tallyOf, vitestTally } from './test-results.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lauda-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitestReport = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('a file that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [] },
  ];
  expect(vitestTally({ ...vitestReport, testResults })).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test('a browser test that passed at a second try passed; an error outside of tests is a failure', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(playwrightTally(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test.each([
  ['ended badly with every test passed', { ...vitestReport, numFailedTests: 0 }, 1, 1],
  ['ran no test', { ...vitestReport, numPassedTests: 0, numFailedTests: 0 }, 0, 1],
  ['counted its failures', vitestReport, 1, 1],
  ['is content', { ...vitestReport, numFailedTests: 0 }, 0, 0],
])('a runner that %s', (_case, report, exitCode, failed) => {
  expect(tallyOf(reportOf(report), vitestTally, exitCode).failed).toBe(failed);
});

test('a runner that left no report failed', () => {
  expect(tallyOf(join(folder, 'none.json'), vitestTally, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
