// Lighthouse, as it judges a mid-range phone, on the production build; its blocking time beside that of a page with React and one heading.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { median, startServer } from '../server.mjs';
import { chromium, enter, LAUNCH, takeUsualText } from './in-browser.mjs';

const ROUNDS = 3;
const web = fileURLToPath(new URL('../../../apps/web/', import.meta.url));

export const lighthouseOfDesk = (say) => judged(say, async (page) => `/correcao/${(await takeUsualText(page)).composition_id}`);
export const lighthouseOfLogin = (say) =>
  judged(say, async (page) => {
    await page.context().clearCookies();
    return '/login';
  });

async function judged(say, pathFor) {
  const lighthouse = await findLighthouse();
  const running = process.env.LAUDA_BENCH_URL;
  const server = running ? { url: running, stop: async () => {} } : await startServer();
  const profile = mkdtempSync(join(tmpdir(), 'lauda-lighthouse-'));
  const floor = await startFloor();
  try {
    const port = floor.port + 1;
    const args = [...LAUNCH.args, `--remote-debugging-port=${port}`];
    // The very profile that Lighthouse's own tab belongs to: what is logged in here is logged in there.
    const context = await chromium().launchPersistentContext(profile, { ...LAUNCH, args, baseURL: server.url, locale: 'pt-BR' });
    try {
      const [page] = context.pages();
      await enter(page, 'professora');
      const path = await pathFor(page);
      await page.goto('about:blank');
      return await rounds(say, lighthouse, port, `${server.url}${path}`, floor.url);
    } finally {
      await context.close();
    }
  } finally {
    floor.stop();
    rmSync(profile, { recursive: true, force: true });
    await server.stop();
  }
}

async function rounds(say, lighthouse, port, url, floorUrl) {
  const all = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const floor = await judge(lighthouse, port, floorUrl);
    const ours = await judge(lighthouse, port, url);
    all.push({ ...ours, floor: floor.tbt });
    say(
      `volta ${round}: ${ours.score.toFixed(0)} pontos, LCP ${ours.lcp.toFixed(2)} s, TBT ${ours.tbt.toFixed(0)} ms (só React ${floor.tbt.toFixed(0)} ms), CLS ${ours.cls.toFixed(3)}, FCP ${ours.fcp.toFixed(2)} s, SI ${ours.si.toFixed(2)} s`,
    );
  }
  const of = (name) => median(all.map((one) => one[name]));
  return {
    // A floor that blocks less than one frame would make any ratio.
    value: [100 - of('score'), of('lcp'), of('tbt') / Math.max(16, of('floor')), of('cls')],
    rounds: `${of('score').toFixed(0)} pontos; TBT ${of('tbt').toFixed(0)} ms ÷ ${of('floor').toFixed(0)} ms de só React; medianas de ${ROUNDS}, telefone simulado`,
  };
}

async function judge(lighthouse, port, url, tries = 3) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], disableFullPageScreenshot: true, logLevel: 'silent' });
  // On a busy machine the beginning of a trace is sometimes lost; it says so, and asks to be run again.
  if (lhr.runtimeError && tries > 1) return judge(lighthouse, port, url, tries - 1);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const of = (audit) => lhr.audits[audit].numericValue;
  return {
    score: lhr.categories.performance.score * 100,
    lcp: of('largest-contentful-paint') / 1000,
    fcp: of('first-contentful-paint') / 1000,
    si: of('speed-index') / 1000,
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
  };
}

async function findLighthouse() {
  const folder = process.env.LIGHTHOUSE;
  if (folder && !existsSync(join(folder, 'package.json'))) throw new Error(`LIGHTHOUSE: não há pacote em ${folder}.`);
  const { default: lighthouse } = await import(folder ? pathToFileURL(join(folder, 'core/index.js')).href : 'lighthouse').catch(() => {
    throw new Error('PERF-21 precisa do lighthouse: npm install --no-save lighthouse@12.8.2, ou LIGHTHOUSE=<pasta do pacote>.');
  });
  return lighthouse;
}

/** The least that a page written with React costs. */
async function startFloor() {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
        createRoot(document.querySelector('main')).render(createElement('h1', null, 'Só React'));`,
      resolveDir: web,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = gzipSync(outputFiles[0].contents);
  const page = gzipSync(
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Só React</title><main></main><script type="module" src="/floor.js"></script>',
  );
  const server = createServer(({ url }, response) => {
    const isScript = url === '/floor.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', 'content-encoding': 'gzip' });
    response.end(isScript ? script : page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}/`, port, stop: () => server.close() };
}
