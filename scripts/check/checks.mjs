import { assertions } from './assertions.mjs';
import { files } from './files.mjs';
import { imports } from './imports.mjs';
import { sizes } from './sizes.mjs';
import { tool } from './tool.mjs';

const said = ({ code, stdout, stderr }) => ({ passed: code === 0, output: `${stdout}${stderr}`.trim() });

const BIOME = ['check', '--error-on-warnings', '--diagnostic-level=warn', '--reporter=concise', '--max-diagnostics=none', '.'];

/** Each check takes the root of a tree and answers `{ passed, output, note? }`, a line of output per problem. The slow ones stand first, to start first. */
export const CHECKS = {
  sizes,
  dead: async (root) => said(await tool(root, 'knip', ['--no-progress', '--no-config-hints'])),
  promises: async (root) => said(await tool(root, 'oxlint', ['--deny-warnings', '--format=unix'])),
  types: async (root) => said(await tool(root, 'tsc', ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'])),
  imports,
  style: async (root) => said(await tool(root, 'biome', BIOME)),
  assertions,
  files,
};

export const format = async (root) => said(await tool(root, 'biome', ['check', '--write', '.']));
