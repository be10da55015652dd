import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from './checks.mjs';
import { imports } from './imports.mjs';
import { plantTree } from './prove-tree.mjs';
import { VIOLATIONS } from './violations.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const names = Object.keys(CHECKS);
const trees = [];
const tree = (planted) => {
  trees.push(plantTree(project, planted));
  return trees.at(-1);
};

/** One after the other: the tools take several cores by themselves. */
async function answersIn(root) {
  const answers = {};
  for (const name of names) answers[name] = await CHECKS[name](root);
  return answers;
}

let clean;
let planted;
beforeAll(async () => {
  clean = await answersIn(tree({}));
  planted = await answersIn(tree(Object.assign({}, ...VIOLATIONS.map((violation) => violation.planted))));
}, 120_000);
afterAll(() => {
  for (const root of trees) rmSync(root, { recursive: true, force: true });
});

describe('a clean house', () => {
  test.each(names)('passes %s', (name) => {
    expect(clean[name], clean[name].output).toMatchObject({ passed: true });
  });
});

describe('a planted violation', () => {
  test.each(names)('fails %s', (name) => {
    expect(planted[name].passed).toBe(false);
  });

  test.each(VIOLATIONS)('$check refuses $path by the name "$rule"', ({ check, rule, path }) => {
    const blamed = planted[check].output.split('\n').filter((line) => line.includes(path));
    expect(blamed.join('\n'), planted[check].output).toContain(rule);
  });
});

test('imports refuses a tree that it cannot see', async () => {
  const blind = tree({ '.dependency-cruiser.cjs': "module.exports = { options: { exclude: { path: '/features/' } } };\n" });
  expect((await imports(blind)).output).toContain('no blind spots: apps/api/src/features/reviews/reviews.ts was not cruised');
}, 30_000);
