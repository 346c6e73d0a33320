import { relative } from 'node:path';

/** The fields of cspell's report that are used here. */
interface Misspelling {
  readonly uri: string;
  readonly row: number;
  readonly text: string;
  readonly isFlagged?: boolean;
  readonly suggestionsEx?: readonly { readonly word: string; readonly isPreferred?: boolean }[];
}

/** One misspelling as a sentence; cspell.json flags British spellings. */
function formatMisspelling({ uri, row, text, isFlagged, suggestionsEx }: Misspelling): string {
  // Not fileURLToPath: a text passed to cspell directly has a URL without a file.
  const path = decodeURIComponent(new URL(uri).pathname);
  const file = relative(process.cwd(), path);
  const place = `${file}, line ${row}`;
  const preferred = suggestionsEx?.find(({ isPreferred }) => isPreferred)?.word;
  if (isFlagged && preferred)
    return `${place}: “${text}” is not American spelling. Write “${preferred}”.`;
  const home = file.startsWith('content/') ? 'content/spelling.yaml' : 'docs/spelling.txt';
  return `${place}: the word “${text}” is not known. Correct it, or add it to ${home}.`;
}

/** The reporter that cspell.json names. */
export const getReporter = () => ({
  issue: (issue: Misspelling): void => {
    console.log(formatMisspelling(issue));
  },
  error: (message: string, error: Error): void => {
    console.error(message, error.message);
  },
  result: ({ files, issues }: { readonly files: number; readonly issues: number }): void => {
    console.log(`Files read: ${files}, misspellings found: ${issues}.`);
  },
});
