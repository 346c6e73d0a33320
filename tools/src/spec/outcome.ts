import { stripVTControlCharacters } from 'node:util';

/** What became of one test, whichever runner ran it. */
export type Outcome = {
  readonly title: string;
  /** The whole path of its file. Undefined for what went wrong outside every file. */
  readonly file?: string;
  /** Flaky is Playwright's word for passed at a second try. It counts as failed. */
  readonly result: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Of a failed one: what the runner said about it. */
  readonly why?: string;
};

/** The message of a failure without its colors, and no longer than is read at the end of a long run. */
export const whyOf = (messages: readonly string[]): { readonly why?: string } =>
  messages.length === 0 ? {} : { why: lines(messages.join('\n')).slice(0, 20).join('\n') };

const lines = (text: string): string[] => stripVTControlCharacters(text).split('\n');
