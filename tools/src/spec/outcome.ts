/** What became of one test, whichever runner ran it. */
export type Outcome = {
  readonly title: string;
  readonly result: 'passed' | 'failed' | 'skipped';
};
