import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage', 'test-results', 'playwright-report']);

/** Every file that we write, as paths from the root with forward slashes. */
export function projectFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return projectFiles(root, path);
    return entry.isFile() ? [relative(root, path).replaceAll('\\', '/')] : [];
  });
}
