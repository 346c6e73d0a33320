import { type Check, sentence } from './finding.ts';

/** For tests: what a check says about files that exist only in memory. */
export function sentencesOf(check: Check, files: Readonly<Record<string, string>>): string[] {
  return check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(sentence);
}
