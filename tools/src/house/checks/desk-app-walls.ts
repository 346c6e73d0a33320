import { deskRooms } from './service-rooms.ts';

/** The desk's screens: a browser program of its own, in the site's colours and letters. */
export const deskAppWalls = {
  'desk app tests': {
    at: ['desk/app/{tests,measures,scripts}/**', 'desk/app/playwright.config.ts'],
    may: [
      'desk app',
      'desk app keys',
      'desk samples',
      'desk proof',
      'desk tests',
      'desk root',
      'deploy',
      'intake tests',
      'browser',
      'contract',
      ...deskRooms,
    ],
  },
  'desk app': {
    at: ['desk/app/*.ts', 'desk/app/src/*.{ts,tsx}'],
    may: [
      'desk screens',
      'desk app live',
      'desk app api',
      'desk ui',
      'desk styles',
      'catalogue',
      'styles',
      'contract',
    ],
  },
  'desk screens': {
    at: 'desk/app/src/screens/**',
    may: [
      'desk app live',
      'desk app api',
      'desk app keys',
      'desk parts',
      'desk ui',
      'sheet',
      'drawings',
      'contract',
    ],
  },
  // Parts and ui are told what to show, and ask nobody.
  'desk parts': {
    at: 'desk/app/src/parts/**',
    may: ['desk ui', 'sheet', 'drawings', 'contract'],
  },
  'desk ui': { at: 'desk/app/src/ui/**', may: [], packages: ['react'], tests: ['vitest'] },
  'desk app live': { at: 'desk/app/src/live/**', may: ['desk app api', 'contract'] },
  'desk app api': { at: 'desk/app/src/api/**', may: ['contract'] },
  'desk app keys': {
    at: 'desk/app/src/keys/**',
    may: [],
    packages: ['react'],
    tests: ['vitest'],
  },
  'desk styles': { at: 'desk/app/src/styles/**', may: ['styles'] },
} as const;
