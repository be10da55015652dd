import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { beforeApp } from './bundling/before-app.ts';
import { chunks, gatherInitial } from './bundling/chunks.ts';
import { compiledAhead } from './bundling/compiled-ahead.ts';
import { contractWithoutSchemas } from './bundling/contract-without-schemas.ts';
import { firstLoads } from './bundling/first-loads.ts';
import { packedFiles } from './bundling/packed-files.ts';
import { portugueseForAll } from './bundling/portuguese.ts';

const api = process.env.LAUDA_API ?? 'http://127.0.0.1:3000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The face of the interface is asked for with the page, not after the style sheet. The reading face comes after the text it is for: the stand-in has its measures. */
const preloadFonts = (): Plugin => ({
  name: 'lauda:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

const alias = { zod: here('src/lib/zod-stand-in.ts') };
const initial = new Set<string>();
const LAYERS = '@layer reset,tokens,base,components,screens;\n';

/** The style sheet of a shared chunk may come before base.css: whichever is first must give the layers the order that base.css gives. */
const layerOrder = (): Plugin => ({
  name: 'lauda:layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + String(file.source);
    }
  },
});

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    portugueseForAll(),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    react(),
    beforeApp(alias),
    contractWithoutSchemas(),
    gatherInitial(initial),
    preloadFonts(),
    layerOrder(),
    firstLoads(),
    compiledAhead(),
    packedFiles(),
  ],
  resolve: {
    // Only method and path of an endpoint are used in the browser; its schemas are types there. Tests run the real zod (no alias in vitest).
    alias: process.env.VITEST ? {} : alias,
  },
  build: {
    manifest: true,
    sourcemap: false,
    // No file may become a data: URL: the content policy allows fonts and images from our own address only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks(initial) } }, checks: { pluginTimings: false } },
    reportCompressedSize: command === 'build',
  },
  server: {
    proxy: { '/api': api, '/forgot_password': api, '/healthz': api },
  },
}));
