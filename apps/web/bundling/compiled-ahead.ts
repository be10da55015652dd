import type { Plugin } from 'vite';
import { firstChunks } from './first-loads.ts';

/** Read at the head of a file by Chromium; to any other browser a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Of the library of widgets a screen calls a small part. */
const WIDGETS = /[\\/]node_modules[\\/](@?react-aria|@?react-stately)/;

/**
 * A browser first skims a function, and compiles it on the page's own thread when it is called: of the first screen nearly every one is, all
 * within a second. Said beforehand, they are compiled beside the page while the file is still coming (a third of that thread's work).
 */
export const compiledAhead = (): Plugin => ({
  name: 'lauda:compiled-ahead',
  apply: 'build',
  generateBundle: {
    // After Vite has put its own words at the head of files.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of firstChunks(bundle)) {
        if (!chunk.moduleIds.some((id) => WIDGETS.test(id))) chunk.code = HINT + chunk.code;
      }
    },
  },
});
