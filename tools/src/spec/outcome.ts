/** What became of one test, whichever runner ran it. */
export type Outcome = {
  readonly title: string;
  /** Flaky is Playwright's word for passed at a second try. It counts as failed. */
  readonly result: 'passed' | 'failed' | 'flaky' | 'skipped';
};
