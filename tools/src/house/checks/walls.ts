import { matchesGlob } from 'node:path';

/** One room of the house, and everything its files may import. Its own files are always among them. */
type Wall<Room extends string> = {
  /** Where the room stands. Of two patterns that fit a file, the longer one is its room. */
  readonly at: string | readonly string[];
  /** The rooms below that it may import. */
  readonly may: readonly Room[];
  /** The rooms whose types it may name, with `import type`, but whose values it never touches. */
  readonly types?: readonly Room[];
  /** The packages it may import, with all they hold; where nothing is said, any package. */
  readonly packages?: readonly string[];
  /** The further packages its tests may import. */
  readonly tests?: readonly string[];
  readonly holds?: 'no code';
};

// Lets the compiler refuse an arrow to a room that does not exist.
const house = <Room extends string>(walls: Record<Room, Wall<NoInfer<Room>>>) => walls;

/**
 * The house from the roof to the ground. An arrow leads only to a room further down this page: a test
 * holds that too, so no circle can ever be drawn. Anything not allowed here is refused.
 */
export const walls = house({
  // Those who look at the house from outside.
  tools: {
    at: 'tools/**',
    may: ['page map', 'content'],
    packages: [
      'node:',
      'typescript',
      'yaml',
      'parse5',
      'postcss',
      'postcss-selector-parser',
      'lighthouse',
      'chrome-launcher',
      '@playwright/test',
      '@mdn/mdn-http-observatory',
      '@stryker-mutator/api',
      '@stryker-mutator/core',
      'vitest',
    ],
  },
  'site tests': {
    at: 'site/tests/**',
    may: [
      'site scripts',
      'checks',
      'page map',
      'catalogue',
      'schema',
      'settings',
      'contract',
      'content',
      'deploy',
    ],
  },
  'site config': {
    at: ['site/*.{ts,js,mjs}', 'site/integrations/**'],
    may: ['site scripts', 'catalogue', 'schema', 'settings', 'styles', 'contract'],
  },
  // Writes content/ through the schemas and asks the catalogue what is wrong. Nobody imports it.
  editor: {
    at: 'editor/**',
    may: ['checks', 'page map', 'catalogue', 'schema', 'styles', 'drawings', 'content'],
  },
  // How the built site is served: it knows files, headers and where the intake answers.
  deploy: { at: 'deploy/**', may: ['contract'] },
  'site scripts': {
    at: 'site/scripts/**',
    may: ['drawings', 'page map', 'catalogue', 'schema', 'settings', 'styles', 'fonts'],
  },

  // The site: one road from the map of pages to the screen of a page's kind.
  pages: {
    at: ['site/src/pages/**', 'site/src/pages/.well-known/**'],
    may: [
      'screens',
      'layout',
      'sections',
      'islands',
      'head',
      'twins',
      'pictures',
      'page map',
      'catalogue',
      'settings',
      'styles',
      'fonts',
      'contract',
    ],
    types: ['schema'],
  },
  // The only rooms that know what an entry is. Below them, props are plain.
  screens: {
    at: 'site/src/screens/**',
    may: ['layout', 'sections', 'islands', 'outline', 'drawings', 'ui', 'styles'],
    types: ['schema'],
  },
  layout: {
    at: 'site/src/layout/**',
    may: ['islands', 'head', 'search', 'drawings', 'ui', 'styles', 'fonts', 'contract'], // the footer holds a form
    types: ['schema'],
  },
  sections: { at: 'site/src/sections/**', may: ['outline', 'drawings', 'ui', 'styles'] },
  islands: { at: 'site/src/islands/**', may: ['drawings', 'ui', 'styles', 'contract'] },
  // What a page tells programs: in its head, as Markdown, as a picture.
  head: { at: 'site/src/head/**', may: ['styles'], types: ['schema'] },
  twins: { at: 'site/src/twins/**', may: ['outline'], types: ['schema'] },
  pictures: { at: 'site/src/pictures/**', may: ['drawings', 'styles'], types: ['schema'] },
  // Headings and their order, said once for screens and twins.
  outline: { at: 'site/src/outline/**', may: [], types: ['schema'] },
  ui: { at: 'site/src/ui/**', may: ['styles'] },

  // What is asked of content before it is published: by commands and by the editor.
  checks: {
    at: 'site/src/checks/**',
    may: ['page map', 'catalogue', 'schema', 'drawings', 'contract', 'content'],
    packages: ['node:', 'zod', 'simple-icons', 'culori'],
    tests: ['vitest', 'yaml', 'sharp'],
  },
  // Every page, made once of the catalogue's entries.
  'page map': {
    at: 'site/src/page-map/**',
    may: ['search', 'catalogue', 'schema'],
    packages: ['node:'],
    tests: ['vitest'],
  },
  // Which pages some words mean: asked by visitors in the browser, and by a table of queries.
  search: {
    at: 'site/src/search/**',
    may: [],
    types: ['schema'],
    packages: [],
    tests: ['vitest'],
  },
  // What the pages say: the catalogue alone reads content.
  catalogue: {
    at: 'site/src/catalogue/**',
    may: ['schema', 'drawings', 'contract', 'content'],
    packages: ['node:', 'yaml', 'zod', 'culori', 'sharp', '@resvg/resvg-js'],
    tests: ['vitest'],
  },
  schema: { at: 'site/src/schema/**', may: ['contract'], packages: ['zod'], tests: ['vitest'] },
  settings: { at: 'site/src/settings/**', may: [] },
  styles: { at: 'site/src/styles/**', may: ['fonts'] },
  fonts: { at: 'site/src/fonts/**', may: [] },

  // The intake: two processes at the top, vendors at the bottom, and never a word with the site.
  // Commands that kill, flood and restore the service; they borrow what its tests stand on.
  'intake proof': {
    at: 'intake/proof/**',
    may: ['intake tests', 'intake root', 'jobs', 'leads', 'delivery', 'platform', 'contract'],
  },
  'intake tests': {
    at: 'intake/tests/**',
    may: [
      'intake root',
      'http',
      'jobs',
      'leads',
      'subscriptions',
      'delivery',
      'job cards',
      'platform',
      'contract',
    ],
  },
  'intake root': {
    at: ['intake/src/*.ts', 'intake/src/{cli,dev}/**', 'intake/*.{ts,js,mjs}'],
    may: [
      'http',
      'jobs',
      'leads',
      'subscriptions',
      'delivery',
      'job cards',
      'platform',
      'contract',
    ],
  },
  http: { at: 'intake/src/http/**', may: ['leads', 'subscriptions', 'platform', 'contract'] },
  jobs: {
    at: 'intake/src/jobs/**',
    may: ['leads', 'subscriptions', 'delivery', 'job cards', 'platform'],
  },
  leads: { at: 'intake/src/leads/**', may: ['job cards', 'platform', 'contract'] },
  subscriptions: { at: 'intake/src/subscriptions/**', may: ['job cards', 'platform', 'contract'] },
  delivery: { at: 'intake/src/delivery/**', may: ['platform', 'contract'] },
  // A job's name, payload and retries: whoever accepts a lead may queue the job, never run it.
  'job cards': { at: 'intake/src/jobs/**/*.job.ts', may: ['platform'] },
  // Its tables have a column for each field of the form.
  platform: { at: 'intake/src/platform/**', may: [], types: ['contract'] },

  // The line language and every drawing: pure functions of their props.
  drawings: { at: 'drawings/**', may: [], packages: ['react', 'react-dom'], tests: ['vitest'] },

  // The ground both halves stand on.
  contract: {
    at: 'contract/**',
    may: [],
    packages: ['zod/mini'],
    tests: ['vitest', 'libphonenumber-js'],
  },
  content: { at: 'content/**', may: [], holds: 'no code' },
});

export type Room = keyof typeof walls;

/** The rooms from the roof to the ground. */
export const rooms = Object.keys(walls) as Room[];

export function wallOf(room: Room): Wall<Room> {
  return walls[room];
}

const known = new Map<string, Room | undefined>();

/** The room a path lies in. Remembered, because every import of every file asks. */
export function roomOf(path: string): Room | undefined {
  if (!known.has(path)) known.set(path, findRoom(path));
  return known.get(path);
}

function findRoom(path: string): Room | undefined {
  const fitting = rooms.flatMap((room) =>
    [wallOf(room).at]
      .flat()
      .filter((pattern) => matchesGlob(path, pattern))
      .map((pattern) => ({ room, precision: pattern.length })),
  );
  return fitting.sort((a, b) => b.precision - a.precision)[0]?.room;
}
