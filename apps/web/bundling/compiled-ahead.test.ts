import { expect, test } from 'vitest';
import { compiledAhead } from './compiled-ahead';
import type { firstChunks } from './first-loads';

type Bundle = Parameters<typeof firstChunks>[0];

const chunk = (fileName: string, moduleIds: string[], some: { isEntry?: boolean; imports?: string[] } = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  isEntry: false,
  imports: [],
  code: 'run();',
  ...some,
});

const SCREENS = [
  'features/login/login-screen',
  'app/authenticated-shell',
  'app/layout/layout',
  'app/home-by-role',
  'features/home/home-screen',
  'app/desk-with-similarity',
];

test('what first screens consist of is compiled ahead, but for widgets; the rest when it is called', () => {
  const files = [
    chunk('index.js', ['/src/main.tsx'], { isEntry: true, imports: ['react.js'] }),
    chunk('react.js', ['/node_modules/react/index.js']),
    ...SCREENS.map((screen) => chunk(`${screen}.js`, [`/src/${screen}.tsx`], { imports: ['widgets.js'] })),
    chunk('widgets.js', ['/node_modules/react-aria/dist/useMenu.mjs']),
    chunk('dialog.js', ['/src/features/desk/zero/zero-dialog.tsx']),
  ];
  const hook = compiledAhead().generateBundle;
  if (typeof hook !== 'object') throw new Error('the hook has an order');
  // Of a bundle and of what is around the hook nothing else is asked.
  const run = hook.handler as unknown as (options: unknown, bundle: Bundle) => void;
  run({}, Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Bundle); // as above
  const hinted = files.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ fileName }) => fileName);
  expect(hinted).toEqual(['index.js', 'react.js', ...SCREENS.map((screen) => `${screen}.js`)]);
});
