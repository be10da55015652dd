import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/**
 * What the first screen at an address consists of. The server names the files with the page: a browser asks for all of them at once, instead
 * of learning of each from the one before.
 */
const ROUTES = [
  { path: '/login', screens: ['features/login/login-screen'] },
  { path: '/', screens: ['app/authenticated-shell', 'app/layout/layout', 'app/home-by-role', 'features/home/home-screen'] },
  { path: '/correcao/:composition_id', screens: ['app/authenticated-shell', 'app/desk-with-similarity'] },
];

/** Read by the server (apps/api/src/http/web/web-page.ts). */
type FirstLoad = { path: string; head: string };

const chunksOf = (bundle: OutputBundle) => Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');

function filesOf(bundle: OutputBundle, screens: string[]): { named: OutputChunk[]; wanted: OutputChunk[] } {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  // What the entry imports is named in every page.
  const named = new Set<OutputChunk>();
  const wanted = new Set<OutputChunk>();
  const want = (chunk: OutputChunk | undefined, where = wanted) => {
    if (!chunk || named.has(chunk) || wanted.has(chunk)) return;
    where.add(chunk);
    for (const file of chunk.imports) want(chunks.get(file), where);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) want(chunk, named);
  for (const screen of screens) {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${screen}.tsx`)));
    if (!chunk) throw new Error(`${screen} is no screen of its own: correct the table in bundling/first-loads.ts`);
    want(chunk);
  }
  return { named: [...named], wanted: [...wanted] };
}

/** Everything that some first screen consists of. */
export const firstChunks = (bundle: OutputBundle): Set<OutputChunk> =>
  new Set(ROUTES.flatMap(({ screens }) => Object.values(filesOf(bundle, screens)).flat()));

/** A browser asks in the order in which it reads: what takes longest sets out first. */
const largestFirst = (chunks: OutputChunk[]) => chunks.toSorted((a, b) => b.code.length - a.code.length);

function headOf(chunks: OutputChunk[]): string {
  const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...largestFirst(chunks).map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

const PRELOADS = /<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

/** The links that Vite wrote for what the entry imports, in that order. */
function sorted(page: string, bundle: OutputBundle): string {
  const links = new Map([...page.matchAll(PRELOADS)].map(([link, file]) => [file, link]));
  const files = largestFirst(chunksOf(bundle)).flatMap(({ fileName }) => links.get(fileName) ?? []);
  let at = 0;
  return page.replace(PRELOADS, () => files[at++] ?? '');
}

/** Written beside Vite's own manifest, where nobody but the server reads it. */
export const firstLoads = (): Plugin => ({
  name: 'lauda:first-loads',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const loads: FirstLoad[] = ROUTES.map(({ path, screens }) => ({ path, head: headOf(filesOf(bundle, screens).wanted) }));
    this.emitFile({ type: 'asset', fileName: '.vite/first-loads.json', source: JSON.stringify(loads, null, 2) });
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('there is no index.html');
    page.source = sorted(String(page.source), bundle);
  },
});
