/**
 * How long personal data is kept. The intake deletes by these figures; the privacy page
 * says their words and docs/data-flow.md the figures, and both are checked.
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
  /** Of the address of a connection, in memory alone. */
  addressCount: { seconds: 600, words: 'ten minutes' },
  /** Of a mail to a visitor, under a keyed hash of the address. */
  recipientCount: { seconds: 3_600, words: 'an hour' },
  /** Of the counts of page views, which name no person. */
  visits: { months: 25, words: 'twenty-five months' },
  /** Of words searched for without a result, unless they come on three days. */
  searchedOnce: { days: 7, words: 'a week' },
} as const;
