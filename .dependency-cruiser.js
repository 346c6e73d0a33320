// Import boundaries, checked by `npm run check -- boundaries`.
//
// One row per module, top layer first. A module may import itself and the modules that its row names. These are all
// further down the table, so the table cannot allow a cycle between modules.
//   at        its folders, as patterns from the root; a file belongs to the row with the most specific folder
//   may       the modules below that it may import
//   types     the modules from which it may import only types
//   packages  the npm packages it may import; without this field, any. `node:` stands for Node's own modules
//   tests     more packages for its *.test files

/** The packages that services are built from. */
const services = [
  ...['sign-in', 'visits', 'mailbox', 'mail', 'enquiries', 'platform', 'sheet', 'contract'],
];

const modules = {
  tools: {
    at: ['tools/'],
    may: ['routes', 'reader', 'contract', 'browser', 'content files'],
  },
  attacks: {
    at: ['ops/attacks/'],
    may: [
      ...['editor', 'desk-api tests', 'desk-api', 'ops', 'service tests', 'deploy', 'browser'],
      ...services,
    ],
  },
  'site tests': {
    at: ['apps/site/tests/'],
    may: [
      ...[
        'site scripts',
        'screens',
        'layout',
        'settings',
        'checks',
        'routes',
        'search',
        'reader',
        'schema',
      ],
      ...['sheet', 'styles', 'deploy', 'browser', 'contract', 'content files'],
    ],
  },
  'sheet tests': {
    at: ['packages/sheet-drawing/tests/', 'packages/sheet-drawing/[^/]+\\.config\\.ts$'],
    may: ['sheet-drawing', 'sheet', 'styles', 'fonts', 'browser', 'contract'],
  },
  'site config': {
    at: ['apps/site/(?:src/)?[^/]+\\.(ts|js|mjs)$', 'apps/site/integrations/'],
    may: [
      ...['site scripts', 'markdown', 'settings', 'routes', 'reader', 'schema', 'styles'],
      ...['browser', 'contract'],
    ],
  },
  editor: {
    at: ['apps/editor/'],
    may: [
      ...['checks', 'editing', 'routes', 'reader', 'schema', 'styles', 'sheet', 'drawings'],
      ...['browser', 'contract', 'content files'],
    ],
  },
  'site scripts': {
    at: ['apps/site/scripts/'],
    may: ['drawings', 'routes', 'reader', 'schema', 'settings', 'styles', 'browser'],
  },

  'desk tests': {
    at: ['apps/desk/(tests|bench|scripts)/', 'apps/desk/playwright\\.config\\.ts$'],
    may: [
      ...['desk', 'desk keys', 'desk api', 'desk seed', 'desk benchmarks', 'desk-api tests'],
      ...['desk-api', 'service tests', 'deploy', 'browser', ...services],
    ],
  },
  desk: {
    at: ['apps/desk/(?!playwright)[^/]+\\.ts$', 'apps/desk/src/[^/]+\\.tsx?$'],
    may: [
      ...['desk screens', 'desk live', 'desk api', 'desk ui', 'desk styles'],
      ...['reader', 'styles', 'browser', 'contract'],
    ],
  },
  'desk screens': {
    at: ['apps/desk/src/screens/'],
    may: [
      ...['desk live', 'desk api', 'desk keys', 'desk parts', 'desk ui'],
      ...['sheet-drawing', 'sheet', 'drawings', 'contract'],
    ],
  },
  'desk parts': {
    at: ['apps/desk/src/parts/'],
    may: ['desk ui', 'sheet-drawing', 'sheet', 'drawings', 'contract'],
  },
  'desk ui': { at: ['apps/desk/src/ui/'], may: [] },
  'desk live': { at: ['apps/desk/src/live/'], may: ['desk api', 'contract'] },
  'desk api': { at: ['apps/desk/src/api/'], may: ['contract'] },
  'desk keys': { at: ['apps/desk/src/keys/'], may: [] },
  'desk styles': { at: ['apps/desk/src/styles/'], may: ['styles'] },

  pages: {
    at: ['apps/site/src/pages/'],
    may: [
      ...['screens', 'layout', 'sections', 'islands', 'head', 'markdown', 'pictures', 'routing'],
      ...['routes', 'reader', 'settings', 'styles', 'fonts', 'sheet-drawing', 'sheet', 'contract'],
    ],
    types: ['schema'],
  },
  screens: {
    at: ['apps/site/src/screens/'],
    may: [
      ...['layout', 'sections', 'islands', 'outline', 'ui'],
      ...['sheet-drawing', 'sheet', 'drawings', 'styles', 'contract'],
    ],
    types: ['schema'],
  },
  layout: {
    at: ['apps/site/src/layout/'],
    may: ['islands', 'head', 'search', 'drawings', 'ui', 'styles', 'fonts', 'contract'],
    types: ['schema'],
  },
  sections: {
    at: ['apps/site/src/sections/'],
    may: ['sheet-drawing', 'sheet', 'drawings', 'ui', 'styles', 'contract'],
    types: ['schema'],
  },
  islands: {
    at: ['apps/site/src/islands/'],
    may: ['sheet-drawing', 'sheet', 'drawings', 'ui', 'styles', 'contract'],
    types: ['schema'],
  },
  head: { at: ['apps/site/src/head/'], may: ['styles'], types: ['schema'] },
  markdown: { at: ['apps/site/src/markdown/'], may: ['contract'], types: ['schema'] },
  pictures: {
    at: ['apps/site/src/pictures/'],
    may: ['sheet-drawing', 'sheet', 'drawings', 'styles'],
    types: ['schema'],
  },
  outline: { at: ['apps/site/src/outline/'], may: ['contract'], types: ['schema'] },
  ui: { at: ['apps/site/src/ui/'], may: ['styles'], types: ['schema'] },
  routing: { at: ['apps/site/src/routing/'], may: [] },
  settings: { at: ['apps/site/src/settings/'], may: ['contract'] },

  'desk seed': {
    at: ['apps/desk-api/seed/'],
    may: ['desk benchmarks', 'desk-api tests', 'desk-api', ...services],
  },
  'desk benchmarks': {
    at: ['ops/bench-desk/'],
    may: ['desk-api tests', 'ops', 'service tests', 'sign-in', 'enquiries', 'contract'],
  },
  'desk-api tests': {
    at: ['apps/desk-api/tests/', 'apps/desk-api/[^/]+\\.ts$'],
    may: ['desk-api', 'ops', 'service tests', 'deploy', ...services],
  },
  'publish benchmarks': {
    at: ['ops/publish/'],
    may: ['publish tests', 'publish', 'ops', 'service tests'],
  },
  'publish tests': {
    at: ['apps/publish/(tests|scripts)/', 'apps/publish/[^/]+\\.ts$'],
    may: ['publish', 'deploy', 'service tests', 'browser', ...services],
  },
  'settings reference': {
    at: ['ops/settings/'],
    may: [
      ...['api', 'worker', 'inbound-mail', 'visit-counter', 'desk-api', 'publish'],
      ...['platform', 'contract'],
    ],
  },
  ops: {
    at: ['ops/'],
    may: ['service tests', 'deploy', 'worker', 'api', ...services],
  },
  'service tests': {
    at: ['tests/'],
    may: ['api', 'worker', 'inbound-mail', 'visit-counter', 'deploy', 'browser', ...services],
  },
  deploy: { at: ['deploy/'], may: ['browser', 'contract'] },

  // The processes. None imports another.
  'desk-api': {
    at: ['apps/desk-api/src/'],
    may: ['sign-in', 'visits', 'enquiries', 'platform', 'contract'],
  },
  publish: {
    at: ['apps/publish/src/'],
    may: ['sign-in', 'visits', 'enquiries', 'platform', 'editing', 'reader', 'contract'],
  },
  worker: {
    at: ['apps/worker/'],
    may: ['visits', 'mailbox', 'mail', 'enquiries', 'platform', 'contract'],
  },
  'inbound-mail': {
    at: ['apps/inbound-mail/'],
    may: ['mailbox', 'enquiries', 'platform', 'contract'],
  },
  'visit-counter': {
    at: ['apps/visit-counter/'],
    may: ['visits', 'enquiries', 'platform', 'search'],
  },
  // It accepts input from strangers, so it may import neither the desk's code nor the mailbox's.
  api: {
    at: ['apps/api/'],
    may: ['enquiries', 'platform', 'sheet', 'contract'],
    packages: ['node:', 'fastify', 'parse5', 'prom-client', 'zod'],
    tests: ['vitest'],
  },

  'sign-in': { at: ['packages/sign-in/'], may: ['enquiries', 'platform', 'contract'] },
  visits: { at: ['packages/visits/'], may: ['enquiries', 'platform', 'contract'] },
  mailbox: { at: ['packages/mailbox/'], may: ['enquiries', 'platform', 'contract'] },
  mail: {
    at: ['packages/mail/'],
    may: ['enquiries', 'platform', 'sheet-drawing', 'sheet', 'contract'],
  },
  enquiries: { at: ['packages/enquiries/'], may: ['platform', 'sheet', 'contract'] },
  platform: { at: ['packages/platform/'], may: ['contract'] },

  checks: {
    at: ['packages/content/src/checks/'],
    may: ['routes', 'reader', 'schema', 'sheet', 'drawings', 'contract', 'content files'],
    packages: ['node:', 'zod', 'simple-icons', 'culori'],
    tests: ['vitest', 'yaml', 'sharp'],
  },
  setup: {
    at: ['packages/content/src/setup/'],
    may: ['reader', 'schema', 'contract', 'content files'],
    packages: ['node:', 'zod', 'yaml'],
    tests: ['vitest'],
  },
  editing: {
    at: ['packages/content/src/editing/'],
    may: ['schema', 'sheet'],
    packages: ['zod', 'yaml'],
    tests: ['vitest'],
  },
  routes: {
    at: ['packages/content/src/routes/'],
    may: ['search', 'reader', 'schema', 'sheet'],
    packages: ['node:'],
    tests: ['vitest'],
  },
  reader: {
    at: ['packages/content/src/reader/'],
    may: ['schema', 'sheet', 'drawings', 'contract', 'content files'],
    packages: ['node:', 'yaml', 'zod', 'culori', 'sharp', '@resvg/resvg-js'],
    tests: ['vitest'],
  },
  schema: {
    at: ['packages/content/src/schema/'],
    may: ['sheet', 'contract'],
    types: ['search'],
    packages: ['zod'],
    tests: ['vitest'],
  },
  'sheet-drawing': {
    at: ['packages/sheet-drawing/src/'],
    may: ['sheet', 'drawings'],
    packages: ['react'],
    tests: ['vitest'],
  },
  search: { at: ['packages/search/'], may: [], packages: [], tests: ['vitest'] },
  sheet: { at: ['packages/sheet/'], may: ['drawings'], packages: ['zod/mini'], tests: ['vitest'] },
  drawings: {
    at: ['packages/drawings/'],
    may: [],
    packages: ['react', 'react-dom'],
    tests: ['vitest'],
  },
  styles: { at: ['packages/styles/'], may: ['fonts'] },
  fonts: { at: ['packages/styles/fonts/'], may: [] },
  browser: {
    at: ['packages/browser/'],
    may: [],
    packages: ['node:', '@playwright/test', 'axe-core'],
    tests: ['vitest'],
  },
  contract: {
    at: ['packages/contract/'],
    may: [],
    // node: for the command line alone, which no browser loads.
    packages: ['zod/mini', 'node:'],
    tests: ['vitest', 'fast-check', 'libphonenumber-js'],
  },
  'content files': { at: ['content/'], may: [], packages: [] },
};

/** The folders that contain modules. An import from one to another uses the module's name: #… or @studio/…. */
const sources = '(?:tools|(?:apps|packages)/[^/]+)/src';
const screens = 'apps/site/src/screens';

const names = Object.keys(modules);
const anchored = (patterns) => patterns.map((pattern) => `^${pattern}`);
const placesOf = (name) => anchored(modules[name].at);
const test = '\\.test\\.tsx?$';

for (const [place, name] of names.entries())
  for (const other of [...modules[name].may, ...(modules[name].types ?? [])])
    if (names.indexOf(other) <= place)
      throw new Error(`.dependency-cruiser.js: ${name} imports ${other}, which is not below it.`);

/** Folders of other rows inside this row's folders. Their files do not belong to this module. */
const inside = (name) =>
  names
    .filter((other) => other !== name)
    .flatMap((other) =>
      modules[other].at.filter((at) =>
        modules[name].at.some((own) => own.endsWith('/') && at.startsWith(own)),
      ),
    );

const npm = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'];

/** Packages are matched by their path in node_modules, Node's own modules by their dependency type. */
const packageRule = (name, allowed, from) => ({
  name: `${name}: packages`,
  severity: 'error',
  from,
  to: {
    dependencyTypes: allowed.includes('node:') ? npm.filter((type) => type !== 'core') : npm,
    pathNot: allowed
      .filter((one) => one !== 'node:')
      .map((one) => `(^|/)node_modules/(@types/)?${one}(/|$)`),
  },
});

const rulesOf = (name) => {
  const { may, types = [], packages, tests = [] } = modules[name];
  const from = { path: placesOf(name), pathNot: [...anchored(inside(name)), '\\.d\\.ts$'] };
  const below = [...may, ...types].flatMap(placesOf);
  // Allowing a module does not allow the modules inside its folders.
  const closed = [name, ...may, ...types]
    .flatMap(inside)
    .filter((at) => ![...below, ...placesOf(name)].includes(`^${at}`));
  const allowed = [...may, ...types.map((one) => `${one} (types)`)].join(', ') || 'nothing';
  const comment = `${name} imports only itself and: ${allowed}. Pass what it needs from above, or move the code down.`;
  const refused = (to) => ({ name: `${name}: modules`, severity: 'error', comment, from, to });
  return [
    refused({
      path: names.flatMap(placesOf),
      pathNot: [...placesOf(name), ...below],
    }),
    ...(closed.length > 0 ? [refused({ path: anchored(closed) })] : []),
    ...(types.length > 0
      ? [
          {
            name: `${name}: types alone`,
            severity: 'error',
            comment: `${name} imports only types from ${types.join(', ')}: write “import type”.`,
            from,
            to: { path: types.flatMap(placesOf), dependencyTypesNot: ['type-only'] },
          },
        ]
      : []),
    ...(packages
      ? [
          packageRule(name, packages, { ...from, pathNot: [...from.pathNot, test] }),
          packageRule(name, [...packages, ...tests], { ...from, path: placesOf(name) }),
        ]
      : []),
  ];
};

export default {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      comment: 'These files import each other. Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every file is in a module',
      severity: 'error',
      comment:
        'Move the file into a module, or add a row for its folder to .dependency-cruiser.js.',
      from: { path: '/', pathNot: names.flatMap(placesOf) },
      to: {},
    },
    {
      name: 'a screen imports no parts of another screen',
      severity: 'error',
      from: { path: `^${screens}/([^/]+)/` },
      to: { path: `^${screens}/[^/]+/parts/`, pathNot: `^${screens}/$1/parts/` },
    },
    {
      name: 'only screens import parts of screens',
      severity: 'error',
      from: { pathNot: `^${screens}/` },
      to: { path: `^${screens}/[^/]+/parts/` },
    },
    {
      name: 'an import of another module uses its name',
      severity: 'error',
      from: { path: `^(${sources})/([^/]+)/` },
      to: {
        path: `^${sources}/[^/]+/`,
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'an import from outside src uses the module name',
      severity: 'error',
      from: { pathNot: '^(?:tools|(?:apps|packages)/[^/]+)/(?:src|tests)/' },
      to: {
        path: `^${sources}/[^/]+/`,
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'only .astro files import islands',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '\\.island\\.tsx$' },
    },
    ...names.flatMap(rulesOf),
  ],
  options: {
    // Type imports count too, because they couple modules as value imports do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // Only our own build output: many npm packages have their code in dist, and imports of them must be checked.
      path: '^(?!.*node_modules/).*(^|/)(dist|\\.astro|\\.cache|coverage|test-results)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
