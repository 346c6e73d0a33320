export interface Module {
  readonly name: string;
  /** Globs of the files that are changed; those that begin with ! are left alone. */
  readonly files: readonly string[];
  /** Globs of the tests that must notice, in the order in which they run. */
  readonly tests: readonly string[];
}

/**
 * Journeys through child processes, which a change in this process does not reach; long lists of hostile input, which
 * take minutes per change; and a test that reads the source, which Stryker changes.
 */
const unsuited =
  '!apps/desk-api/tests/{crashes,live-behind-nginx,production,hostile,extreme-values,security-sources}.test.ts';

/** Modules where a fault would lose an enquiry or publish a wrong page, smallest first; each exclusion has a reason. */
export const modules: readonly Module[] = [
  {
    name: 'sheet',
    files: ['packages/sheet/src/*.ts'],
    tests: ['packages/sheet/src/*.test.ts'],
  },
  {
    name: 'desk',
    files: [
      'apps/desk/src/{live,keys}/*.ts',
      'apps/desk/src/api/*.ts',
      'apps/desk/src/screens/enquiry/compose/*.ts',
      // Only used by tests.
      '!apps/desk/src/api/cached-desk.ts',
    ],
    tests: ['apps/desk/src/{live,keys,api,screens/enquiry/compose}/*.test.ts'],
  },
  {
    name: 'contract',
    files: [
      'packages/contract/src/**/*.ts',
      // A table; its test compares it with the numbering plans.
      '!packages/contract/src/countries.ts',
      // The specification's texts, which browser tests compare literally.
      '!packages/contract/src/enquiry.messages.ts',
    ],
    tests: [
      'packages/contract/src/**/*.test.ts',
      // Each rule is written as SQL and as a predicate; these run both on the same rows.
      'apps/desk-api/tests/{queues,list-filters}.test.ts',
    ],
  },
  {
    name: 'mail',
    files: [
      'packages/mail/src/**/*.ts',
      // Inline styles: how a mail looks is judged by eye, and pictures of it are at /mails.
      '!packages/mail/src/smtp/mail-layout.ts',
    ],
    tests: ['packages/mail/src/**/*.test.ts', 'tests/{smtp-channel,stores/*}.test.ts'],
  },
  {
    name: 'worker',
    files: [
      'apps/worker/src/jobs/*.ts',
      // These start the others with timers: whole journeys run through them, in minutes and not in milliseconds.
      '!apps/worker/src/jobs/start-workers.ts',
      '!apps/worker/src/jobs/start-channels.ts',
      '!apps/worker/src/jobs/job-handlers.ts',
      '!apps/worker/src/jobs/periodic-tasks.ts',
    ],
    tests: ['apps/worker/src/jobs/*.test.ts', 'tests/stores/*.test.ts'],
  },
  {
    name: 'content',
    // Without test-content/, which is data for its tests.
    files: ['packages/content/src/reader/*.ts'],
    tests: ['packages/content/src/reader/*.test.ts'],
  },
  {
    name: 'enquiries',
    files: [
      'packages/enquiries/src/{alarms,audit-log,held,search,submission}/*.ts',
      'packages/enquiries/src/persons/{csv,person.store,person-records.store,retention}.ts',
      'packages/enquiries/src/reports/{metrics.store,outcome-report,reports,waiting.store}.ts',
      'packages/enquiries/src/work/{cursor,page-views,queue.store,search.store}.ts',
    ],
    tests: [
      'packages/enquiries/src/**/*.test.ts',
      'tests/stores/*.test.ts',
      'apps/desk-api/tests/{lists,persons,queues,search}.test.ts',
    ],
  },
  {
    // What only the desk uses: many of its tests run through the routes, at seconds for each change.
    name: 'desk-stores',
    files: [
      'packages/enquiries/src/{live,notices,other-mail,replies,work}/*.ts',
      '!packages/enquiries/src/work/{cursor,page-views,queue.store,search.store}.ts',
    ],
    tests: [
      'packages/enquiries/src/replies/*.test.ts',
      'tests/stores/*.test.ts',
      'apps/desk-api/tests/*.test.ts',
      unsuited,
    ],
  },
  {
    name: 'desk-api',
    files: [
      'apps/desk-api/src/**/*.ts',
      // The process itself: crashes.test.ts starts and kills it.
      '!apps/desk-api/src/server.ts',
    ],
    tests: [
      // Tables of every route and every refusal: most changes fail there, within two seconds.
      'apps/desk-api/tests/{security-table,refusals,team-refusals,config}.test.ts',
      'apps/desk-api/tests/*.test.ts',
      unsuited,
      // Of the sign-in package, and ninety journeys through rules of other packages: half a minute for each change.
      '!apps/desk-api/tests/{sign-in,events}.test.ts',
    ],
  },
];
