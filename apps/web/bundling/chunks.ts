import type { Plugin } from 'vite';

/** Modules by where they lie: `src/…` of the web app, `contract/…`, `domain/…` of the packages, or a library. */
const any = (...places: string[]) => new RegExp(`[\\\\/](${places.join('|').replaceAll('/', '[\\\\/]')})`);

/** The entry reaches all of these by the one file in which their library lists them; it uses the few that are named among the basics. */
const LISTED = any('lucide-react/.*/icons/', '(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\\.js$');
/** What every screen needs soon, the door included. */
const BASICS = any(
  'lucide-react/.*/icons/(circle-check|circle-exclamation-point|info|x)\\.',
  '(useMutation|mutationObserver)\\.js$',
  'src/lib/(calling/error-message|texts)\\.',
  'src/parts/notice\\.',
  'src/ui/(layout/skip-link|actions/text-button|fields/field(-frame)?)\\.',
  'src/vendors/portal\\.',
);
/** What stands before anyone is known. The screens themselves are files of their own, by which they are found. */
const DOOR = any(
  'contract/src/(messages|demonstration)\\.',
  'src/parts/(public-layout/|restore-password/|enter\\.|terms-text/terms-dialog-door\\.)',
  'src/ui/fields/(password|text)-field\\.',
  'src/features/login/(?!wrong-platform|login-screen\\.tsx)',
  'lucide-react/.*/eye',
);
/** What every screen of somebody known begins with, or fetches a moment later. */
const INSIDE = any(
  '(useInfiniteQuery|infiniteQueryObserver)\\.js$',
  'lucide-react/.*/icons/',
  'contract/src/',
  'domain/src/(people/permissions|writing/composition-text|text/(graphemes|made-once))\\.',
  'src/app/(states/|authenticated-shell\\.)',
  'src/features/notifications/(live-|notifications-queries|texts)',
  'src/features/desk/saving/(own-outbox|kinds|drafts|keep-sent|changes)\\.',
  'src/lib/outbox/',
  'src/parts/(load-failed|highlight-groups)\\.',
  'src/ui/(contrast|brand-accent)\\.',
  'src/ui/(states/(error-state|skeleton)|signs/|layout/(visually-hidden|disclosure)|fields/text-area|actions/kbd)',
);
/** A style sheet holds back the first paint, and a small one as long as a large one: those of the inside come with the first. */
const isStyleInside = (id: string) => INSIDE.test(id) && /\.css($|\?)/.test(id);

/**
 * Every file is a round trip, and a browser asks for six at a time: what is always fetched together lies together. None of these holds
 * anything of the overlays (the accessible primitives are heavy), and what only one screen uses stays with that screen.
 */
export const chunks = (initial: ReadonlySet<string>) => [
  // Two connections start side by side, each of them slowly; and a new build of ours leaves this one in the cache.
  { name: 'react', test: any('node_modules/(react|react-dom|scheduler)/'), priority: 5 },
  { name: 'core', test: (id: string) => BASICS.test(id) || (initial.has(id) && !LISTED.test(id)) || isStyleInside(id), priority: 4 },
  { name: 'door', test: DOOR, priority: 3 },
  { name: 'inside', test: INSIDE, priority: 2 },
];

/** Gathers what the entry imports, directly or not, before the files are cut. */
export const gatherInitial = (initial: Set<string>): Plugin => ({
  name: 'lauda:gather-initial',
  apply: 'build',
  buildEnd() {
    const gather = (id: string) => {
      if (initial.has(id)) return;
      initial.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) gather(imported);
    };
    for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) gather(id);
  },
});
