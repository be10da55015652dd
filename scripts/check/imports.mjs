import { projectFiles } from './project-files.mjs';
import { tool } from './tool.mjs';

const PLACES = ['packages', 'apps', 'e2e', 'bench'];

/**
 * The floors, kept by dependency-cruiser. A parser that cannot read TypeScript makes it cruise nothing and succeed, so every source
 * file must be among what it saw.
 */
export async function imports(root) {
  const expected = projectFiles(root).filter(isCruised);
  const { stdout, stderr } = await tool(root, 'depcruise', [...PLACES, '--config', '.dependency-cruiser.cjs', '--output-type', 'json']);
  let seen;
  try {
    seen = JSON.parse(stdout);
  } catch {
    return { passed: false, output: `${stderr}\n${stdout}` };
  }
  const cruised = new Set(seen.modules.map((module) => module.source));
  const unseen = expected.filter((path) => !cruised.has(path));
  const lines = [
    ...seen.summary.violations.map(
      ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map((step) => step.name) ?? [to])].join(' → ')}`,
    ),
    ...unseen.map((path) => `no blind spots: ${path} was not cruised`),
  ];
  return { passed: lines.length === 0, output: lines.join('\n'), note: `${cruised.size} modules` };
}

const isCruised = (path) =>
  PLACES.includes(path.split('/')[0]) && /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$|\/test\/|\.d\.ts$/.test(path);
