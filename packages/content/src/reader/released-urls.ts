import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from './content-root.ts';

export const releasedFile = (root: string = contentRoot()): string =>
  join(root, '../docs/released-urls.txt');

/** Every path that was ever released; empty for a content folder outside the project. */
export function releasedUrls(root?: string): string[] {
  const file = releasedFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
