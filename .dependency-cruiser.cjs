/** What stands at `from` may use itself and what is `allowed`, and nothing else of ours. */
const below = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: [from, ...allowed] },
});

/** The floors of an app from the ground up: each may use those before it, and the packages. */
const floors = (app, packages, ...names) =>
  names.map((name, i) => {
    const lower = i === 0 ? [] : [`^apps/${app}/src/(${names.slice(0, i).join('|')})[/.]`];
    return below(`${app}: ${name}`, `^apps/${app}/src/(${name})[/.]`, ...lower, packages);
  });

/** A folder beside the floors would escape their rules, so nothing may import from it. Files directly in src are the roof. */
const onAFloor = (app, ...names) => ({
  name: `${app}: every file stands on a floor`,
  severity: 'error',
  from: {},
  to: { path: `^apps/${app}/src/`, pathNot: [`^apps/${app}/src/(${names.join('|')})[/.]`, `^apps/${app}/src/[^/]+$`] },
});

const ground = '^packages/(contract|domain)/';
const webFloors = ['lib', 'ui|vendors', 'session', 'parts', 'features'];
const apiFloors = ['config|problems', 'db', 'http|jobs|gateways', 'writing', 'features'];

module.exports = {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no blind spots', severity: 'error', from: {}, to: { couldNotResolve: true } },
    below('contract is the ground', '^packages/contract/'),
    below('domain stands on contract', '^packages/domain/', '^packages/contract/'),
    below('analysis stands on domain', '^packages/analysis/', ground),
    below('api never sees web', '^apps/api/', '^packages/'),
    below('web never sees api', '^apps/web/', ground),
    ...floors('web', ground, ...webFloors),
    ...floors('api', '^packages/', ...apiFloors),
    onAFloor('web', ...webFloors, 'app'),
    onAFloor('api', ...apiFloors, 'commands'),
    below('journeys see the packages only', '^e2e/', '^packages/'),
    below(
      'bench enters by the front door',
      '^bench/',
      '^packages/',
      '^apps/api/src/(app|start|server|worker)\\.',
      '^apps/web/src/main\\.',
      '^scripts/(build|api-bundle|check/first-load)\\.',
    ),
    {
      name: 'neighbours, not roommates',
      severity: 'error',
      from: { path: '^apps/(web|api)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'packages are pure',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/analysis/(src/lexicon|scripts)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one door to the database',
      severity: 'error',
      from: { pathNot: '^apps/api/src/db/' },
      to: { path: 'node_modules/postgres/' },
    },
  ],
  options: {
    exclude: { path: '\\.test\\.tsx?$|/test/|^(apps|packages)/[^/]+/(dist|\\.cache|\\.data)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
