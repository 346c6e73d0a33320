import type { PromiseRow } from './promise-rows.ts';
import type { NamedTest } from './test-titles.ts';

/** The tests of each test file, by its path. */
export type Tests = ReadonlyMap<string, readonly NamedTest[]>;

/** A test that a promise names; without a title, only its file. */
export interface Citation {
  readonly file: string;
  readonly title: string | undefined;
}

const cited = /`([\w./-]+\.(?:test|spec)\.tsx?)`(?::((?:,? “[^”]+”)+))?/g;
const command = /`(?:[^`]*\bnpm (?:run [\w:-]+|test)|[^`]*\.sh)\b[^`]*`/;
/** Placeholders in a title for the cases of a table: …, %s, $name. */
export const filledIn = /…|%[sdifjoOc#$]|\$[\w.]+/g;
/** For what no program can test: the cell says who does it, and why no test can. */
const byPeople = /^people: \S.{20,}/;

/** `file.test.ts`: “title”, “another” */
export const citationsIn = ({ heldBy }: Pick<PromiseRow, 'heldBy'>): Citation[] =>
  [...heldBy.matchAll(cited)].flatMap(([, file = '', titles]): Citation[] =>
    titles === undefined
      ? [{ file, title: undefined }]
      : [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file, title })),
  );

/** The files that a citation may mean, which has the whole path or its end. */
export function filesNamed(file: string, paths: Iterable<string>): string[] {
  const found = [...paths].filter((one) => `/${one}`.endsWith(`/${file}`));
  return found.includes(file) ? [file] : found;
}

/** A sentence for each promise that names no test or command, or a test that does not run. */
export function checkPromises(rows: readonly PromiseRow[], tests: Tests): string[] {
  return rows.flatMap((row) => {
    const at = `${row.path}:${row.line}`;
    const citations = citationsIn(row);
    if (citations.length === 0 && !command.test(row.heldBy) && !byPeople.test(row.heldBy))
      return [
        `${at} — nothing holds “${row.promise}”. Name the test (\`file.test.ts\`: “title”) or the command that fails if it is broken.`,
      ];
    return citations.flatMap((citation) => {
      const fault = checkCitation(citation, tests);
      return fault === undefined ? [] : [`${at} — ${fault}`];
    });
  });
}

function checkCitation({ file, title }: Citation, tests: Tests): string | undefined {
  const paths = filesNamed(file, tests.keys());
  const [path, another] = paths;
  if (path === undefined) return `there is no test file ${file}.`;
  if (another !== undefined)
    return `${file} may be ${paths.join(' or ')}. Write as much of the path as tells them apart.`;
  if (title === undefined)
    return `${file} is cited without a title. Name the test in it that holds this: \`${file}\`: “title”.`;
  if (!/\w/.test(title.replaceAll(filledIn, '')))
    return `“${title}” of ${file} has no words of its own. Give the test a title with words.`;
  const named = tests.get(path)?.filter((test) => test.title === title) ?? [];
  if (named.length === 0) return `${file} has no test “${title}”.`;
  if (named.some(({ isSkipped }) => isSkipped))
    return `“${title}” of ${file} does not run: it is marked skip, todo, fixme or fails.`;
  return undefined;
}
