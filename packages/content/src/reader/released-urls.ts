import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './content-root.ts';

export const releasedFile = (): string => join(projectRoot(), 'docs/released-urls.txt');

/** Every path that the project ever released, wherever the checked content is. */
export const releasedUrls = (): string[] =>
  readFileSync(releasedFile(), 'utf8').split('\n').filter(Boolean);
