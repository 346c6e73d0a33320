import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReserved, oldPath } from '@studio/contract/old-path';

/** A path that was once published, and the page that replaced it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const builtSite = join(import.meta.dirname, '../apps/site/dist');

/** Reads what the build wrote from content/redirects.yaml: one line per redirect, the old path and the new one. */
export function readRedirects(dist: string = builtSite): Redirect[] {
  const file = join(dist, 'redirects.txt');
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : [];
}

export const parseRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLine);

function parseLine(line: string): Redirect {
  const [from = '', to = '', ...more] = line.split(' ');
  // Both become part of nginx's configuration, where other characters could have a meaning.
  const isRead = oldPath.test(from) && /^\/[a-zA-Z0-9/._-]*$/.test(to) && more.length === 0;
  if (!isRead || isReserved(from))
    throw new Error(`redirects.txt: “${line}” is not an old path and a new path.`);
  return { from, to };
}
