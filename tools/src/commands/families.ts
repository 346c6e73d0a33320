/** An npm script with names after `--`: `npm run e2e -- desk`. docs/commands.md describes each name. */
export interface Family {
  /** The shell lines of each name, run one after another: each is one program, and the last gets what follows the name. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** What runs if no name is given. Without it, a name is required. */
  readonly usual?: readonly string[];
  /** Takes any number of names. Every other family takes one, followed by words for its program. */
  readonly takes?: 'several';
  /** Words that are no name go to the usual one: a test runner takes parts of file names. */
  readonly passesOn?: true;
}

const fonts = 'node packages/styles/scripts/make-fonts.ts';
const precompress = 'node apps/site/scripts/precompress.ts';

const builds = {
  site: [
    fonts,
    'npm run build -w @studio/site',
    'node deploy/static-host/write-host-files.ts',
    precompress,
  ],
  desk: [fonts, 'npm run build -w @studio/desk', `${precompress} apps/desk/dist`],
  publish: [fonts, 'astro build --root apps/editor --config served.config.ts'],
  preview: [fonts, 'astro build --root apps/site --config preview.config.ts'],
  'without-extras': [
    fonts,
    'node apps/site/tests/specification/disable-extras.ts',
    'CONTENT_FOLDER=.cache/without-extras/content astro build --root apps/site --outDir ../../.cache/builds/without-extras',
  ],
  fonts: [fonts],
} as const;

/** Slowest first, since they run side by side. */
const checks = {
  code: [
    'oxlint --deny-warnings --report-unused-disable-directives',
    'eslint apps/site/src apps/desk packages/drawings/src --max-warnings 0 --cache --cache-strategy content --cache-location .cache/checks/eslint',
  ],
  pages: [
    fonts,
    'CHECK_PAGES=yes astro check --root apps/site --tsconfig tsconfig.pages.json --minimumFailingSeverity hint',
  ],
  types: ['tsc -p tsconfig.check.json'],
  format: ['oxfmt --check --disable-nested-config'],
  boundaries: [
    'depcruise --config .dependency-cruiser.js --cache .cache/checks/dependency-cruiser --output-type err-long apps content deploy ops packages tests tools',
  ],
  components: ['node tools/src/components/check-components.ts'],
  words: [
    'cspell lint --no-progress --no-summary --cache --cache-strategy content --cache-location .cache/checks/cspell',
  ],
  unused: ['knip'],
  styles: [
    'stylelint "{apps/site,packages/drawings,packages/styles,apps/editor,apps/desk}/src/**/*.css" --max-warnings 0',
  ],
  content: ['node --run check:content'],
  docs: ['node --run check:docs'],
  ci: ['node tools/src/docs/check-ci.ts'],
  secrets: ['node tools/src/secrets/check-secrets.ts'],
  alerts: ['node tools/src/alerts/check-alerts.ts'],
} as const;

const vitest = (report: string, words = ''): readonly string[] => [
  `vitest run ${words}--reporter=default --reporter=json --outputFile.json=${report}`,
];
const playwright = (words: string): string => `playwright test --config ${words}`;

export const families = {
  build: { names: builds, usual: ['site'], takes: 'several' },
  check: {
    // The last two need the network and a built site, and are only run by name.
    names: {
      ...checks,
      advisories: ['node tools/src/advisories/check-advisories.ts'],
      observatory: ['node tools/src/observatory/observatory.ts'],
    },
    usual: Object.keys(checks),
    takes: 'several',
  },
  test: {
    names: {
      unit: vitest('.cache/reports/unit.json'),
      services: vitest('.cache/reports/intake.json', '--config tests/vitest.config.ts '),
      desk: vitest('.cache/reports/desk.json', '--config apps/desk-api/vitest.config.ts '),
      editor: vitest(
        '../../.cache/reports/editor-unit.json',
        '--config apps/editor/vitest.config.ts ',
      ),
      publish: vitest('.cache/reports/publish.json', '--config apps/publish/vitest.config.ts '),
    },
    usual: ['unit'],
    passesOn: true,
  },
  e2e: {
    names: {
      site: [playwright('apps/site/playwright.config.ts')],
      desk: [
        ...builds.desk,
        playwright('apps/desk/playwright.config.ts --project=journeys --project=tests'),
      ],
      editor: [playwright('apps/editor/playwright.config.ts')],
      publish: [
        ...builds.publish,
        ...builds.preview,
        playwright('apps/publish/playwright.config.ts'),
      ],
      engines: [playwright('apps/site/tests/engines/engines.config.ts')],
      specification: [playwright('apps/site/playwright-specification.config.ts')],
      'without-extras': [
        ...builds['without-extras'],
        playwright('apps/site/playwright-without-extras.config.ts'),
      ],
      'second-company': [
        'node apps/site/tests/second-company/build.ts',
        playwright('apps/site/second-company.config.ts'),
      ],
      'static-host': [playwright('apps/site/static-host.config.ts')],
      machines: ['node tools/src/run-guide/run-way.ts machines'],
      sheet: [
        `CHROMIUM=/usr/bin/chromium ${playwright('packages/sheet-drawing/playwright.config.ts')}`,
      ],
    },
    usual: ['site'],
    passesOn: true,
  },
  bench: {
    names: {
      site: ['node tools/src/bench-site/bench-site.ts'],
      visits: ['node tools/src/bench-site/bench-visits.ts'],
      api: ['node ops/bench/bench-intake.ts'],
      desk: ['node ops/bench-desk/bench-desk.ts'],
      'desk-app': [...builds.desk, playwright('apps/desk/playwright.config.ts --project=bench')],
      publish: [fonts, 'node ops/publish/bench-publish.ts'],
      lighthouse: ['node tools/src/lighthouse/lighthouse.ts'],
      'slow-line': ['node tools/src/slow-network/slow-network.ts'],
      footprint: ['node ops/footprint/footprint.ts'],
    },
  },
  serve: {
    names: {
      site: ['node deploy/nginx/serve.ts'],
      static: ['node deploy/static-host/serve.ts'],
      product: ['node deploy/preview.ts'],
      publish: [...builds.publish, ...builds.preview, 'node apps/publish/scripts/try.ts'],
    },
    usual: ['site'],
  },
  screenshots: {
    names: {
      site: ['node apps/site/scripts/shots.ts'],
      desk: [...builds.desk, 'node apps/desk/scripts/shots.ts'],
      editor: ['node apps/editor/scripts/pictures.ts'],
    },
    usual: ['site'],
  },
  coverage: {
    names: {
      spec: ['node tools/src/spec/spec-coverage.ts'],
      promises: ['node tools/src/docs/promises-coverage.ts'],
      tally: ['node tools/src/spec/count-tests.ts'],
    },
  },
  generate: {
    names: {
      settings: ['node ops/settings/write-settings.ts'],
      addresses: ['node packages/content/src/checks/record-urls.ts'],
    },
  },
  new: {
    names: {
      service: ['node apps/editor/scripts/new-entry.ts services'],
      project: ['node apps/editor/scripts/new-entry.ts projects'],
      person: ['node apps/editor/scripts/new-entry.ts people'],
      vacancy: ['node apps/editor/scripts/new-entry.ts vacancies'],
    },
  },
} as const satisfies Readonly<Record<string, Family>>;
