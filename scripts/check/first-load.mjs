import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = 'apps/web';
const MANIFEST = `${WEB}/dist/.vite/manifest.json`;
const ENTRY = 'index.html';

/** The budget per route: the modules that its first paint waits for, beside the entry, and what they may weigh together (gzip). */
export const ROUTES = [
  { path: '/login', screens: ['src/features/login/login-screen.tsx'], limit: '150 kB' },
  { path: '/correcao', screens: ['src/app/authenticated-shell.tsx', 'src/app/desk-with-similarity.tsx'], limit: '260 kB' },
];

/** The scripts a browser fetches before the route can be seen: the entry, the screens, and all they import statically. */
export function firstLoad(root, { path, screens }) {
  const manifest = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
  for (const screen of screens) {
    if (!existsSync(join(root, WEB, screen)))
      throw new Error(`${path}: ${screen} is gone; correct the table in scripts/check/first-load.mjs`);
  }
  const wanted = new Set();
  const want = (key) => {
    if (wanted.has(key)) return;
    wanted.add(key);
    for (const imported of manifest[key].imports ?? []) want(imported);
  };
  // A screen that is no chunk of its own has been bundled into the entry and is counted there.
  for (const key of [ENTRY, ...screens]) if (manifest[key] || key === ENTRY) want(key);
  return [...wanted].map((key) => `${WEB}/dist/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
}
