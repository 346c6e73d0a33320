import { join } from 'node:path';
import { projectRoot } from '#catalogue/content-root.ts';

/** Where the second company is made and built. */
export const folder = join(projectRoot(), '.cache/second-company');
