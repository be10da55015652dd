import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { projectFiles } from './project-files.mjs';

const isOurs = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\/|\.d\.ts$/.test(path);

/**
 * `as` overrules the compiler, so a comment on its line, or on the one above, says why that is safe; a run of lines shares one.
 * `as const` overrules nothing.
 */
export function assertions(root) {
  const problems = projectFiles(root)
    .filter(isOurs)
    .flatMap((path) => unexplained(path, readFileSync(join(root, path), 'utf8')));
  return { passed: problems.length === 0, output: problems.join('\n') };
}

function unexplained(path, text) {
  if (!/\bas\b/.test(text)) return [];
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const { program, comments } = parseSync(path, text);
  const explained = new Set(comments.flatMap(({ start, end }) => range(lineAt(start), lineAt(end))));
  const problems = new Set();
  new Visitor({
    TSAsExpression({ expression, typeAnnotation, end }) {
      if (typeAnnotation.typeName?.name === 'const') return;
      const lines = range(lineAt(expression.end) - 1, lineAt(end));
      if (lines.some((line) => explained.has(line))) explained.add(lineAt(end));
      else problems.add(`as without a reason: ${path}:${lineAt(end)}`);
    },
  }).visit(program);
  return [...problems];
}

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
