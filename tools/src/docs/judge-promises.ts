import { basename } from 'node:path';
import type { PromiseRow } from './promise-rows.ts';

/** A test file by its path, and its text. */
export type Tests = ReadonlyMap<string, string>;

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const cited = /`([\w./-]+\.(?:test|spec)\.ts)`(?:: “([^”]+)”)?/g;
const command = /`(?:[^`]*\bnpm (?:run [\w:-]+|test)|[^`]*\.sh)\b[^`]*`/;
/** What no program can show: the cell says who does it, and why no test can. */
const byPeople = /^people: \S.{20,}/;

/** A sentence for each promise that names nothing that holds it, or a test that does not exist. */
export function judgePromises(rows: readonly PromiseRow[], tests: Tests): string[] {
  return rows.flatMap(({ path, line, promise, heldBy }) => {
    const at = `${path}:${line}`;
    const named = [...heldBy.matchAll(cited)];
    if (named.length === 0 && !command.test(heldBy) && !byPeople.test(heldBy))
      return [
        `${at} — nothing holds “${promise}”. Name the test (\`file.test.ts\`: “title”) or the command that fails when it is not so.`,
      ];
    return named.flatMap(([, file = '', title]) => {
      const texts = [...tests].filter(([one]) => basename(one) === basename(file));
      if (texts.length === 0) return [`${at} — there is no test file ${file}.`];
      if (title === undefined || texts.some(([, text]) => oneSpaced(text).includes(title)))
        return [];
      return [`${at} — ${file} has no test “${title}”.`];
    });
  });
}
