import { stripVTControlCharacters } from 'node:util';

/** The result of one test, from any runner. */
export type Outcome = {
  readonly title: string;
  /** The absolute path of its file. Undefined for an error outside every file. */
  readonly file?: string;
  /** Flaky is Playwright's word for passed on a retry. It counts as failed. */
  readonly result: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** The runner's message about a failed test. */
  readonly why?: string;
};

/** The message of a failure without colors, cut to 20 lines. */
export const whyOf = (messages: readonly string[]): { readonly why?: string } =>
  messages.length === 0 ? {} : { why: lines(messages.join('\n')).slice(0, 20).join('\n') };

const lines = (text: string): string[] => stripVTControlCharacters(text).split('\n');
