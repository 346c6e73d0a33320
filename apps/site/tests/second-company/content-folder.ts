import { join } from 'node:path';
import { projectRoot } from '@studio/content/reader/content-root.ts';

/** The folder in which the second company's content is generated and built. */
export const folder = join(projectRoot(), '.cache/second-company');
