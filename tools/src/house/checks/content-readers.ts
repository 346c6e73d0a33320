import { posix } from 'node:path';
import ts from 'typescript';
import type { Check } from '../finding.ts';
import { codeOf, lineOf, nodesOf } from '../reading/code.ts';
import { importsOf } from '../reading/imports.ts';
import { isCode, type TreeFile } from '../reading/tree.ts';
import { roomOf } from './room-of.ts';
import { type Room, rooms, wallOf } from './walls.ts';

const mayRead = (room: Room) => wallOf(room).may.includes('content');

/** Words and facts pass the catalogue's checks before anyone shows them, so nobody reads around it. */
export const contentReaders: Check = (files) =>
  files
    .filter(({ path }) => isCode(path))
    .flatMap((file) => {
      const room = roomOf(file.path);
      if (room === undefined || mayRead(room)) return [];
      return contentPaths(file).map((line) => ({
        path: file.path,
        line,
        wrong: `${room} may not read content.`,
        mend: `Ask the catalogue for the entry; only ${rooms.filter(mayRead).join(', ')} may read the files.`,
      }));
    });

function contentPaths(file: TreeFile): number[] {
  // The walls judge imports; judging them here too would tell one fault twice.
  const imported = new Set(importsOf(file).map(({ specifier }) => specifier));
  // Without the file system, 'content/…' is a word in a sentence and not a path.
  const opensFiles = [...imported].some((specifier) => specifier.startsWith('node:fs'));
  return [...nodesOf(codeOf(file))]
    .filter(ts.isStringLiteralLike)
    .filter(({ text }) => !imported.has(text) && leadsToContent(file.path, text, opensFiles))
    .map(lineOf);
}

function leadsToContent(from: string, text: string, opensFiles: boolean): boolean {
  if (text.startsWith('.')) {
    return /^content(?:\/|$)/.test(posix.join(posix.dirname(from), text));
  }
  return opensFiles && /^content(?:\/|$)|\/content\//.test(text);
}
