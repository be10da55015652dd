import { randomBytes } from 'node:crypto';

// Each row: the check, the name under which it refuses, the file it blames, and what is planted.
// Paths and marks that the check of files looks for are put together here, so that this file does not hold them itself.
const mark = (name) => `// ${'@ts-'}${name}`;
const page = 'apps/web/src/features/login';
const reviews = 'apps/api/src/features/reviews';
const many = (line, count) => Array.from({ length: count }, (_, i) => line(i)).join('');

/** Random, so that it does not compress: 300 kB stay 300 kB. */
const noise = randomBytes(300_000).toString('latin1');

const at = (check, rule, path, text, beside = {}) => ({ check, rule, path, planted: { [path]: text, ...beside } });

const importing = (rule, path, from, beside) => at('imports', rule, path, `export { x } from '${from}';\n`, beside);
const loose = (app) => ({ [`apps/${app}/src/loose/thing.ts`]: 'export const x = 1;\n' });

export const VIOLATIONS = [
  importing('domain stands on contract', 'packages/domain/src/climbs.ts', '../../analysis/src/analyse'),
  importing('analysis stands on domain', 'packages/analysis/src/analyse.ts', '../../../apps/api/src/config'),
  importing('contract is the ground', 'packages/contract/src/climbs.ts', '@lauda/domain/grades'),
  importing('web never sees api', 'apps/web/src/lib/reaches.ts', '../../../api/src/config'),
  importing('api never sees web', 'apps/api/src/http/reaches.ts', '../../../web/src/ui/button'),
  importing('web: lib', 'apps/web/src/lib/climbs.ts', '../ui/button'),
  importing('web: ui|vendors', 'apps/web/src/vendors/climbs.ts', '../session/climbs'),
  importing('web: session', 'apps/web/src/session/climbs.ts', '../parts/climbs'),
  importing('web: parts', 'apps/web/src/parts/climbs.ts', '../features/login/texts'),
  importing('web: features', `${page}/climbs.ts`, '../../main'),
  importing('web: every file stands on a floor', 'apps/web/src/app/drops.ts', '../loose/thing', loose('web')),
  importing('api: config|problems', 'apps/api/src/problems.ts', './db/sql'),
  importing('api: db', 'apps/api/src/db/climbs.ts', '../http/climbs'),
  importing('api: http|jobs|gateways', 'apps/api/src/http/climbs.ts', '../features/reviews/reviews'),
  importing('api: features', `${reviews}/climbs.ts`, '../../server'),
  importing('api: every file stands on a floor', 'apps/api/src/app.ts', './loose/thing', loose('api')),
  importing('journeys see the packages only', 'e2e/enter.ts', '../apps/api/src/config'),
  importing('bench enters by the front door', 'bench/run.ts', '../apps/api/src/config'),
  importing('neighbours, not roommates', 'apps/web/src/features/review/peeks.ts', '../login/texts'),
  importing('no blind spots', 'packages/domain/src/lost.ts', './nowhere'),
  importing('packages are pure', 'packages/domain/src/reads.ts', 'node:fs'),
  importing('one door to the database', `${reviews}/connects.ts`, 'postgres'),
  at('imports', 'no circles', 'packages/domain/src/hen.ts', "import { egg } from './egg';\n\nexport const hen = () => egg;\n", {
    'packages/domain/src/egg.ts': "import { hen } from './hen';\n\nexport const egg = () => hen;\n",
  }),

  at('style', 'sql-place', `${reviews}/asks.ts`, "import { sql } from '../../db/sql';\n\nexport const one = () => sql`select 1`;\n"),
  at(
    'style',
    'sql-place',
    `${reviews}/renames.ts`,
    "import { sql as ask } from '../../db/sql';\n\nexport const one = () => ask`select 1`;\n",
  ),
  at('style', 'portuguese-place', `${page}/speaks.tsx`, 'export const Speaks = () => <p>Olá</p>;\n'),
  at('style', 'portuguese-place', `${page}/labels.tsx`, 'export const Labels = () => <p aria-label="Saudação" />;\n'),
  at('style', 'portuguese-place', `${page}/chooses.tsx`, "export const Chooses = ({ ok }: { ok: boolean }) => <p>{ok ? 'Sim' : 1}</p>;\n"),
  at('style', 'noDefaultExport', 'packages/domain/src/unnamed.ts', 'export default 1;\n'),
  at('style', 'noExplicitAny', 'packages/domain/src/anything.ts', 'export const anything = (value: any) => value;\n'),
  at('style', 'noConsole', `${page}/prints.ts`, "export const prints = () => console.log('x');\n"),
  at('style', 'noNonNullAssertion', 'packages/domain/src/bangs.ts', 'export const bangs = (list: number[]) => list[0]!;\n'),
  at('style', 'useConsistentTypeDefinitions', 'packages/domain/src/faces.ts', 'export interface Face {\n  a: 1;\n}\n'),
  at('style', 'noEnum', 'packages/domain/src/numbers.ts', 'export enum Numbers {\n  One = 1,\n}\n'),
  at(
    'style',
    'useImportType',
    'packages/domain/src/shape.ts',
    "import { Review } from '@lauda/contract/reviews';\n\nexport type Shape = Review;\n",
  ),
  at('style', 'useFilenamingConvention', 'packages/domain/src/BadName.ts', 'export const name = 1;\n'),
  at(
    'style',
    'organizeImports',
    `${reviews}/order.ts`,
    "import './reviews';\nimport { b } from './b';\nimport { a } from './a';\n\nexport const ab = [a, b];\n",
  ),
  at('style', 'format', 'packages/domain/src/loud.ts', 'export const loud = "double"\n'),
  at('style', 'a11y/useAltText', `${page}/picture.tsx`, 'export const Picture = () => <img src="/a.png" />;\n'),
  at('style', 'noProcessEnv', `${reviews}/environment.ts`, 'export const port = process.env.PORT;\n'),
  at(
    'style',
    'suppressions',
    'packages/domain/src/hush.ts',
    '// biome-ignore lint/suspicious/noExplicitAny\nexport const hush = (value: any) => value;\n',
  ),

  at(
    'promises',
    'no-floating-promises',
    `${reviews}/forgets.ts`,
    'const later = async () => 1;\n\nexport function forgets() {\n  later();\n}\n',
  ),
  at(
    'promises',
    'no-floating-promises',
    `${reviews}/thenable.ts`,
    'declare const later: { then(done: () => void, failed: () => void): void };\n\nexport function thenable() {\n  later;\n}\n',
  ),
  at(
    'promises',
    'no-misused-promises',
    `${reviews}/misuses.ts`,
    'const later = async () => true;\n\nexport const misuses = () => (later() ? 1 : 2);\n',
  ),
  at('promises', 'await-thenable', `${reviews}/waits.ts`, 'export const waits = async () => await 1;\n'),
  at(
    'promises',
    'switch-exhaustiveness-check',
    `${reviews}/forks.ts`,
    "export function forks(way: 'left' | 'right') {\n  switch (way) {\n    case 'left':\n      return 1;\n  }\n  return 2;\n}\n",
  ),
  at(
    'promises',
    'no-unnecessary-type-assertion',
    `${reviews}/insists.ts`,
    'export const insists = (n: number) => n as number; // no need\n',
  ),

  at('types', 'TS2322', 'packages/domain/src/mistyped.ts', "export const mistyped: number = 'one';\n"),
  at('types', 'TS2532', 'packages/domain/src/unchecked.ts', 'export const unchecked = (list: string[]) => list[0].length;\n'),

  at('dead', 'lonely', 'packages/domain/src/orphans.ts', 'export const lonely = 1;\n'),
  at('dead', 'apps/web/src/lib/deserted.ts', 'apps/web/src/lib/deserted.ts', 'export const deserted = 1;\n'),
  at('dead', 'left-pad', 'apps/api/src/worker.ts', "export { default as pad } from 'left-pad';\n"),
  at('dead', 'left-pad', 'e2e/package.json', '{ "name": "@lauda/e2e", "private": true, "dependencies": { "left-pad": "1.3.0" } }\n'),

  at('assertions', 'as without a reason', 'packages/domain/src/asserts.ts', 'export const asserts = (text: unknown) => text as string;\n'),

  at(
    'files',
    'too long',
    'packages/domain/src/endless.ts',
    many((i) => `export const n${i} = ${i};\n`, 301),
  ),
  at('files', 'drawer', 'packages/domain/src/utils.ts', 'export const anywhere = 1;\n'),
  at('files', 'barrel', 'packages/domain/src/index.ts', "export { isGraded } from './grades';\n"),
  at('files', 'file name', 'apps/web/src/ui/Button.module.css', '.button {\n  color: red;\n}\n'),
  at(
    'files',
    'suppression without a reason',
    'packages/domain/src/silent.ts',
    `${mark('expect-error')}\nexport const silent: number = 'one';\n`,
  ),
  at('files', 'path of one machine', 'packages/domain/src/home.ts', `export const home = '/${'home'}/ana/lauda';\n`),
  at('files', 'registry address in the lock', 'package-lock.json', `{\n  "resolved": "${'http'}s://registry.example/a.tgz"\n}\n`),

  { check: 'sizes', rule: 'over the budget', path: 'first load of /login', planted: { 'apps/web/dist/assets/login.js': noise } },
  { check: 'sizes', rule: 'over the budget', path: 'first load of /correcao', planted: { 'apps/web/dist/assets/desk.js': noise } },
];
