import { join } from 'node:path';
import { projectRoot } from '@studio/content/reader/content-root.ts';

/** Where the second company is made and built. */
export const folder = join(projectRoot(), '.cache/second-company');
