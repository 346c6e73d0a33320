import { join } from 'node:path';
import { projectRoot } from '@studio/content/reader/content-root.ts';

/** The folder in which the second company's content is generated and built. */
export const folder = join(projectRoot(), '.cache/second-company');

/** The folder of a site as it is right after npm run init. */
export const initFolder = join(projectRoot(), '.cache/second-company-init');
