import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promiseRows } from './promise-rows.ts';
import { testsIn } from './test-titles.ts';

/** Decisions describe what was true on their day; the specification's rows are not ours to correct. */
const asWritten = /^docs\/(?:decisions\/|spec-)/;

/**
 * What the checks of documents read: files, documents, the promises in them, and every test. A text in `instead` takes
 * the place of the file's.
 */
export function readRepository(root: string, instead: ReadonlyMap<string, string> = new Map()) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  const read = (path: string): string =>
    instead.get(path) ?? readFileSync(join(root, path), 'utf8');
  const documents = files
    .filter((path) => path.endsWith('.md') && !asWritten.test(path))
    .map((path) => ({ path, text: read(path) }));
  return {
    files,
    read,
    documents,
    promises: documents.flatMap((document) => promiseRows(document)),
    tests: new Map(
      files
        .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
        .map((file) => [file, testsIn(read(file))]),
    ),
  };
}
