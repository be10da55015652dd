import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles } from './project-files.mjs';

const MAX_LINES = 300;
const FULL_FOLDER = 14;
const SOURCE = /\.(ts|tsx|css|mjs)$/;
const DATA = /^packages\/analysis\/src\/lexicon\//; // word lists: long because the language is
const READABLE = /\.(ts|tsx|css|mjs|cjs|js|json|md|html|sql|yml|yaml|sh)$|^\.ci\//;

const DRAWERS = /(^|\/)(utils?|helpers?|commons?|types|constants|misc)(\/|\.[^/]*$)/;
const BARREL = /(^|\/)index\.(ts|tsx|mjs|js)$/;
const KEBAB = /^(\.?[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const SUPPRESSION =
  /(?:\/\/|\/\*|\{\/\*)\s*(?:biome-ignore(?:-\w+)?|(?:oxlint|eslint)-disable(?:-[a-z-]+)?|@ts-(?:expect-error|ignore|nocheck))\b(.*)/;
const REASON = /(?::|--)\s*\S+\s+\S+/; // at least two words after the rule's name
const ELSEWHERE = /(?:^|[\s"'`(=:])(?:\/(?:home|Users|root|work)\/[\w.-]+|\.\.\/shared\/)/;
const REGISTRY = /"resolved":\s*"http/;

/** Checks that no linter has: sizes, names, suppressions, and paths that only one machine knows. */
export function files(root) {
  const paths = projectFiles(root);
  const sources = paths.filter((path) => SOURCE.test(path) && !DATA.test(path));
  const texts = new Map(paths.filter((path) => READABLE.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const sizes = sources.map((path) => [path, lineCount(texts.get(path))]);

  const problems = [
    ...sizes.filter(([, lines]) => lines > MAX_LINES).map(([path, lines]) => `too long: ${path} has ${lines} lines, at most ${MAX_LINES}`),
    ...paths.filter((path) => SOURCE.test(path)).flatMap(nameProblems),
    ...[...texts].flatMap(([path, text]) => lineProblems(path, text)),
  ];
  return { passed: problems.length === 0, output: problems.join('\n'), note: summary(sizes) };
}

function nameProblems(path) {
  if (DRAWERS.test(path)) return [`drawer: ${path} is named for nothing; name it for what it holds`];
  if (BARREL.test(path)) return [`barrel: ${path}; import the file that has it`];
  const odd = path.split('/').find((part) => !KEBAB.test(part));
  return odd ? [`file name: ${path} (${odd} is not kebab-case)`] : [];
}

function lineProblems(path, text) {
  return text.split('\n').flatMap((line, i) => {
    const at = `${path}:${i + 1}`;
    const suppression = SOURCE.test(path) && SUPPRESSION.exec(line);
    if (suppression && !REASON.test(suppression[1])) return [`suppression without a reason: ${at}`];
    if (path === 'package-lock.json') return REGISTRY.test(line) ? [`registry address in the lock: ${at}`] : [];
    return ELSEWHERE.test(line) ? [`path of one machine: ${at}`] : [];
  });
}

/** Figures to look at, not to fail on: the budget is median 70, p90 180. */
function summary(sizes) {
  const lines = sizes.map(([, count]) => count).sort((a, b) => a - b);
  const at = (share) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0;
  const folders = new Map();
  for (const [path] of sizes) if (!/\.test\.tsx?$/.test(path)) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const full = [...folders].filter(([, count]) => count > FULL_FOLDER).map(([folder, count]) => `${folder} ${count}`);
  const figures = `${lines.length} files, median ${at(0.5)} (≤ 70), p90 ${at(0.9)} (≤ 180), max ${at(1)} (≤ ${MAX_LINES})`;
  return full.length > 0 ? `${figures}; full folders: ${full.join(', ')}` : figures;
}

/** As `wc -l` counts, and one more when the last line has no end. */
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
