import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An address that was once released, and the page that took its place. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const builtSite = join(import.meta.dirname, '../apps/site/dist');

/** What the build wrote of content/redirects.yaml: a line for each, the old address and the new. */
export function readRedirects(dist: string = builtSite): Redirect[] {
  const file = join(dist, 'redirects.txt');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLine);
}

function parseLine(line: string): Redirect {
  const [from = '', to = '', ...more] = line.split(' ');
  // Both become part of the server's configuration, where a stray sign could mean anything.
  if (more.length > 0 || ![from, to].every((path) => /^\/[a-zA-Z0-9/._-]*$/.test(path)))
    throw new Error(`redirects.txt: “${line}” is not an old address and a new one.`);
  return { from, to };
}
