import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { contractWithoutSchemas } from './contract-without-schemas.ts';

const SOURCE = '/src/before-app.ts';
const TAG = `<script type="module" src="${SOURCE}"></script>`;

/** Everything it needs is in it: it runs while the app is still on its way, and waits for none of its files. */
async function bundled(root: string, alias: Record<string, string>): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [contractWithoutSchemas()],
    resolve: { alias },
    build: { write: false, rolldownOptions: { input: fileURLToPath(new URL(`..${SOURCE}`, import.meta.url)), output: { format: 'iife' } } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result) || result.output.length !== 1)
    throw new Error('before-app.ts is one script, with nothing beside it');
  return result.output[0].code;
}

/** In development a module like any other; built, one script before the first paint. */
export function beforeApp(alias: Record<string, string>): Plugin {
  let root = '';
  let file = '';
  return {
    name: 'lauda:before-app',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const reference = this.emitFile({ type: 'asset', name: 'before-app.js', source: await bundled(root, alias) });
      file = reference;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(TAG)) throw new Error(`index.html has no ${TAG}`);
        return html.replace(TAG, '');
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no index.html');
        page.source = String(page.source).replace('</title>', `</title><script src="/${this.getFileName(file)}"></script>`);
      },
    },
  };
}
