import { deskAppWalls } from './desk-app-walls.ts';
import { deskServiceWalls } from './desk-service-walls.ts';
import { intakeRooms } from './service-rooms.ts';
import { house, type Wall } from './wall.ts';

/**
 * The house from the roof to the ground. An arrow leads only to a room further down this page: a test
 * holds that too, so no circle can ever be drawn. Anything not allowed here is refused.
 */
export const walls = house({
  // Those who look at the house from outside.
  tools: {
    at: 'tools/**',
    may: ['page map', 'browser', 'content'],
    packages: [
      'node:',
      'typescript',
      'yaml',
      'zod',
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
      'sheet',
      'browser',
      'contract',
      'content',
      'deploy',
    ],
  },
  // Draws sheets in a browser, in the site's own type and colours.
  'sheet tests': {
    at: ['sheet/tests/**', 'sheet/*.config.ts'],
    may: ['sheet', 'styles', 'fonts', 'browser', 'contract'],
  },
  'site config': {
    at: ['site/*.{ts,js,mjs}', 'site/integrations/**'],
    may: ['site scripts', 'catalogue', 'schema', 'settings', 'styles', 'browser', 'contract'],
  },
  // Writes content/ through the schemas and asks the catalogue what is wrong. Nobody imports it.
  editor: {
    at: 'editor/**',
    may: [
      'checks',
      'page map',
      'catalogue',
      'schema',
      'styles',
      'sheet',
      'drawings',
      'browser',
      'content',
    ],
  },
  'site scripts': {
    at: 'site/scripts/**',
    may: ['drawings', 'page map', 'catalogue', 'schema', 'settings', 'styles', 'fonts', 'browser'],
  },

  ...deskAppWalls,

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
      'sheet',
      'contract',
    ],
    types: ['schema'],
  },
  // The only rooms that know what an entry is. Below them, props are plain.
  screens: {
    at: 'site/src/screens/**',
    may: ['layout', 'sections', 'islands', 'outline', 'sheet', 'drawings', 'ui', 'styles'],
    types: ['schema'],
  },
  layout: {
    at: 'site/src/layout/**',
    may: ['islands', 'head', 'search', 'drawings', 'ui', 'styles', 'fonts', 'contract'], // the footer holds a form
    types: ['schema'],
  },
  sections: { at: 'site/src/sections/**', may: ['outline', 'sheet', 'drawings', 'ui', 'styles'] },
  islands: { at: 'site/src/islands/**', may: ['sheet', 'drawings', 'ui', 'styles', 'contract'] },
  // What a page tells programs: in its head, as Markdown, as a picture.
  head: { at: 'site/src/head/**', may: ['styles'], types: ['schema'] },
  twins: { at: 'site/src/twins/**', may: ['outline', 'sheet'], types: ['schema'] },
  pictures: { at: 'site/src/pictures/**', may: ['sheet', 'drawings', 'styles'], types: ['schema'] },
  // Headings and their order, said once for screens and twins.
  outline: { at: 'site/src/outline/**', may: [], types: ['schema'] },
  ui: { at: 'site/src/ui/**', may: ['styles'] },

  // What is asked of content before it is published: by commands and by the editor.
  checks: {
    at: 'site/src/checks/**',
    may: ['page map', 'catalogue', 'schema', 'sheet', 'drawings', 'contract', 'content'],
    packages: ['node:', 'zod', 'simple-icons', 'culori'],
    tests: ['vitest', 'yaml', 'sharp'],
  },
  // Every page, made once of the catalogue's entries.
  'page map': {
    at: 'site/src/page-map/**',
    may: ['search', 'catalogue', 'schema', 'sheet'],
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
    may: ['schema', 'sheet', 'drawings', 'contract', 'content'],
    packages: ['node:', 'yaml', 'zod', 'culori', 'sharp', '@resvg/resvg-js'],
    tests: ['vitest'],
  },
  schema: {
    at: 'site/src/schema/**',
    may: ['sheet', 'contract'],
    packages: ['zod'],
    tests: ['vitest'],
  },
  settings: { at: 'site/src/settings/**', may: [] },
  styles: { at: 'site/src/styles/**', may: ['fonts'] },
  fonts: { at: 'site/src/fonts/**', may: [] },

  ...deskServiceWalls,

  // The intake: two processes at the top, vendors at the bottom, and never a word with the site.
  // Commands that kill, flood and restore the service; they borrow what its tests stand on, and run
  // the machines as they are shipped.
  'intake proof': {
    at: 'intake/proof/**',
    may: ['deploy', 'intake tests', 'intake root', ...intakeRooms],
  },
  // How the built site is served: it knows files, headers and where the intake answers.
  deploy: { at: 'deploy/**', may: ['contract'] },
  'intake tests': {
    at: 'intake/tests/**',
    may: ['intake root', 'browser', ...intakeRooms],
  },
  'intake root': {
    at: ['intake/src/*.ts', 'intake/src/{cli,dev}/**', 'intake/*.{ts,js,mjs}'],
    may: intakeRooms,
  },
  http: {
    at: 'intake/src/http/**',
    may: ['leads', 'subscriptions', 'platform', 'sheet', 'contract'],
  },
  // Reads a mailbox and keeps what belongs to an enquiry; a process of its own.
  mailbox: {
    at: 'intake/src/mailbox/**',
    may: ['jobs', 'leads', 'delivery', 'platform', 'contract'],
  },
  jobs: {
    at: 'intake/src/jobs/**',
    may: ['leads', 'subscriptions', 'ledger', 'delivery', 'job cards', 'platform', 'contract'],
  },
  leads: {
    at: 'intake/src/leads/**',
    may: ['ledger', 'job cards', 'platform', 'sheet', 'contract'],
  },
  subscriptions: { at: 'intake/src/subscriptions/**', may: ['job cards', 'platform', 'contract'] },
  // Who looked at, changed, exported or erased what: added to by whoever does it.
  ledger: { at: 'intake/src/ledger/**', may: ['platform'] },
  delivery: { at: 'intake/src/delivery/**', may: ['platform', 'sheet', 'contract'] },
  // A job's name, payload and retries: whoever accepts a lead may queue the job, never run it.
  'job cards': { at: 'intake/src/jobs/**/*.job.ts', may: ['platform'] },
  // Its tables have a column for each field of the form, and the office hours are read here.
  platform: { at: 'intake/src/platform/**', may: ['contract'] },

  // The buyer's sheet: answers, advice and drawing, the same in browser, mail and tests.
  sheet: {
    at: 'sheet/**',
    may: ['drawings'],
    packages: ['react', 'zod/mini'],
    tests: ['vitest'],
  },
  // The line language and every drawing: pure functions of their props.
  drawings: { at: 'drawings/**', may: [], packages: ['react', 'react-dom'], tests: ['vitest'] },

  // How tests, measurements and pictures open a browser and a port, and what axe finds.
  browser: {
    at: 'browser/**',
    may: [],
    packages: ['@playwright/test', 'axe-core', 'node:events', 'node:net'],
    tests: ['vitest'],
  },
  // The ground both halves stand on.
  contract: {
    at: 'contract/**',
    may: [],
    packages: ['zod/mini'],
    tests: ['vitest', 'fast-check', 'libphonenumber-js'],
  },
  content: { at: 'content/**', may: [], holds: 'no code' },
});

export type Room = keyof typeof walls;

/** The rooms from the roof to the ground. */
export const rooms = Object.keys(walls) as Room[];

export function wallOf(room: Room): Wall<Room> {
  return walls[room];
}
