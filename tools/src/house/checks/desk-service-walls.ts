import { deskRooms, intakeRooms } from './service-rooms.ts';

/**
 * The desk: staff read and answer enquiries. A process of its own, which shares no route with the intake; of the
 * intake it takes the platform and what is done to a lead, so that there is one of each.
 */
export const deskServiceWalls = {
  // Enquiries that look like real ones, for developers, pictures and tests in a browser.
  'desk samples': {
    at: 'desk/service/samples/**',
    may: ['desk proof', 'desk tests', 'desk root', 'work', 'leads', 'platform', 'contract'],
  },
  'desk proof': {
    at: 'desk/service/proof/**',
    may: ['desk tests', 'intake tests', 'contract'],
  },
  'desk tests': {
    at: ['desk/service/tests/**', 'desk/service/*.ts'],
    may: ['desk root', 'deploy', 'intake proof', 'intake tests', ...deskRooms, ...intakeRooms],
  },
  'desk root': {
    at: ['desk/service/src/*.ts', 'desk/service/src/dev/**'],
    may: [...deskRooms, 'ledger', 'platform', 'contract'],
  },
  'desk http': {
    at: 'desk/service/src/http/**',
    may: ['sign in', 'work', 'live', 'figures', 'leads', 'ledger', 'platform', 'contract'],
  },
  'sign in': { at: 'desk/service/src/sign-in/**', may: ['platform', 'contract'] },
  work: {
    at: 'desk/service/src/work/**',
    may: ['leads', 'ledger', 'platform', 'contract'],
  },
  live: { at: 'desk/service/src/live/**', may: ['platform', 'contract'] },
  figures: { at: 'desk/service/src/figures/**', may: ['leads', 'platform', 'contract'] },
} as const;
