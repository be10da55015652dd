import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const CONFIGURATION = [
  'biome.json',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  'knip.json',
  '.size-limit.mjs',
  'tsconfig.json',
  'scripts/check/first-load.mjs',
  'scripts/check/rules',
];

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const workspace = (name, more) => json({ name: `@lauda/${name}`, version: '0.1.0', private: true, type: 'module', ...more });
const asSource = { exports: { './*': './src/*.ts' } };

/** The house in miniature: a file or two on most floors, and nothing that any check minds. */
const HOUSE = {
  'package.json': json({
    name: 'lauda',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'apps/*', 'e2e', 'bench'],
    devDependencies: { '@size-limit/file': '*', '@types/node': '*', 'size-limit': '*' },
  }),
  'packages/contract/package.json': workspace('contract', asSource),
  'packages/contract/src/reviews.ts': 'export type Review = { id: number; grade: number | null };\n',
  'packages/domain/package.json': workspace('domain', { ...asSource, dependencies: { '@lauda/contract': '0.1.0' } }),
  'packages/domain/src/grades.ts': `import type { Review } from '@lauda/contract/reviews';

export const isGraded = (review: Review) => review.grade !== null;
export const parsed = (text: string) => JSON.parse(text) as Review; // stored by us
`,
  'apps/api/package.json': workspace('api', {
    dependencies: { '@lauda/contract': '0.1.0', '@lauda/domain': '0.1.0', postgres: '*' },
  }),
  'apps/api/src/config.ts': `export const databaseUrl = process.env.DATABASE_URL ?? '';
`,
  'apps/api/src/db/sql.ts': `import postgres from 'postgres';
import { databaseUrl } from '../config';

export const sql = postgres(databaseUrl);
`,
  'apps/api/src/features/reviews/reviews.queries.ts': `import type { Review } from '@lauda/contract/reviews';
import { sql } from '../../db/sql';

export const allReviews = () => sql<Review[]>\`select id, grade from composition_reviews\`;
`,
  'apps/api/src/features/reviews/reviews.ts': `import { isGraded, parsed } from '@lauda/domain/grades';
import { allReviews } from './reviews.queries';

const LABELS = ['one', 'two'] as const;

export const gradedReviews = async () => [...(await allReviews()), parsed('{}')].filter(isGraded).map((_, i) => LABELS[i]);
`,
  'apps/api/src/server.ts': `import { gradedReviews } from './features/reviews/reviews';

await gradedReviews();
`,
  'apps/web/package.json': workspace('web', { dependencies: { react: '*' }, devDependencies: { '@types/react': '*' } }),
  'apps/web/src/ui/button.tsx': `import type { ReactNode } from 'react';

export const Button = ({ children }: { children: ReactNode }) => <button type="button">{children}</button>;
`,
  'apps/web/src/features/login/texts.ts': `export const texts = { enter: 'Entrar', hello: (name: string) => \`Olá, \${name}\` };
`,
  'apps/web/src/features/login/login-screen.tsx': `import { Button } from '../../ui/button';
import { texts } from './texts';

export const LoginScreen = ({ name, open }: { name: string; open: string }) => (
  <section aria-label={texts.enter} aria-describedby="greeting" className="calm">
    {texts.hello(name)} · {open === 'yes' && <Button>{texts.enter}</Button>}&nbsp;–
  </section>
);
`,
  'apps/web/src/app/authenticated-shell.tsx': `import { Button } from '../ui/button';
import { texts } from './texts';

export const AuthenticatedShell = () => <Button>{texts.inside}</Button>;
`,
  'apps/web/src/app/desk-with-similarity.tsx': `import { texts } from './texts';

export const DeskWithSimilarity = () => <main>{texts.desk}</main>;
`,
  'apps/web/src/app/texts.ts': `export const texts = { inside: 'Início', desk: 'Correção' };
`,
  'apps/web/src/main.tsx': `import { createElement } from 'react';
import { AuthenticatedShell } from './app/authenticated-shell';
import { DeskWithSimilarity } from './app/desk-with-similarity';
import { LoginScreen } from './features/login/login-screen';

createElement(LoginScreen, { name: 'Ana', open: 'yes' });
createElement(AuthenticatedShell);
createElement(DeskWithSimilarity);
`,
  'e2e/package.json': workspace('e2e'),
  'bench/package.json': workspace('bench'),
  'apps/web/dist/.vite/manifest.json': json({
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/features/login/login-screen.tsx', 'src/app/authenticated-shell.tsx', 'src/app/desk-with-similarity.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js' },
    'src/features/login/login-screen.tsx': { file: 'assets/login.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
    'src/app/authenticated-shell.tsx': { file: 'assets/shell.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
    'src/app/desk-with-similarity.tsx': { file: 'assets/desk.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
  }),
  'apps/web/dist/assets/main.js': 'export const main = 1;\n',
  'apps/web/dist/assets/shared.js': 'export const shared = 1;\n',
  'apps/web/dist/assets/login.js': 'export const login = 1;\n',
  'apps/web/dist/assets/shell.js': 'export const shell = 1;\n',
  'apps/web/dist/assets/desk.js': 'export const desk = 1;\n',
};

/** A tree of its own under the system's temporary folder, with our configuration, the house in miniature, and what is planted in it. */
export function plantTree(project, planted = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lauda-check-'));
  for (const path of CONFIGURATION) cpSync(join(project, path), join(root, path), { recursive: true });
  for (const [path, text] of Object.entries({ ...HOUSE, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  linkModules(project, root);
  return root;
}

/** The installed packages, except that ours are those of the planted tree. */
function linkModules(project, root) {
  mkdirSync(join(root, 'node_modules/@lauda'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name !== '@lauda') symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of ['contract', 'domain']) symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@lauda', name));
}
