/**
 * How long personal data is kept. The code deletes by these numbers; the privacy page has the words and
 * docs/data-flow.md the numbers, and checks compare both.
 */
export const retention = {
  enquiry: { days: 365, words: 'one year' },
  /** How long the link to the enquirer's own page works. */
  enquiryLink: { days: 90, words: 'three months' },
  /** How long backups still contain what was erased: deploy/backup/prune.sh. */
  backup: { days: 35, words: 'five weeks' },
  unconfirmedSubscription: { days: 7, words: 'a week' },
  /** How long the link that confirms a subscription works. */
  confirmLink: { hours: 48, words: 'two days' },
  /** For an IP address, in memory only. */
  addressCount: { seconds: 600, words: 'ten minutes' },
  /** For a mail to a visitor, by a keyed hash of the address. */
  recipientCount: { seconds: 3_600, words: 'an hour' },
  /** For page view counts, which name no person. */
  visits: { months: 25, words: 'twenty-five months' },
  /** For searches without a result, unless they occur on three days. */
  searchedOnce: { days: 7, words: 'a week' },
} as const;
