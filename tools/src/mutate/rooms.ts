export interface Room {
  readonly name: string;
  /** Globs of the files that are changed; those that begin with ! are left alone. */
  readonly files: readonly string[];
}

/** Where a fault would cost an enquiry or publish a wrong page, and what in there is left alone and why. */
export const rooms: readonly Room[] = [
  {
    name: 'contract',
    files: [
      'contract/src/*.ts',
      // A table; its test compares it with the numbering plans.
      '!contract/src/countries.ts',
      // The specification's words, which browser journeys hold to the letter.
      '!contract/src/lead.messages.ts',
    ],
  },
  // planted/ is what its tests are made of.
  { name: 'site/src/catalogue', files: ['site/src/catalogue/*.ts'] },
  { name: 'intake/src/leads', files: ['intake/src/leads/*.ts'] },
  {
    name: 'intake/src/delivery',
    files: [
      'intake/src/delivery/**/*.ts',
      // Inline styles: how a mail looks is judged by eye, and pictures of it are at /mails.
      '!intake/src/delivery/smtp/mail-layout.ts',
    ],
  },
  {
    name: 'intake/src/jobs',
    files: [
      'intake/src/jobs/*.ts',
      // Names and settings of queues, and what starts them with timers: whole journeys run through both
      // in intake/tests, in minutes and not in milliseconds.
      '!intake/src/jobs/*.job.ts',
      '!intake/src/jobs/{install,start-workers}.ts',
    ],
  },
];
