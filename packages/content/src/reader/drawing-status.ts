import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as DrawingNames from '@studio/drawings/registry/drawing-names.ts';
import { projectRoot } from './content-root.ts';

const load = createRequire(import.meta.url);

/** The existing drawings of the services, so that a check reports a gap before the build fails on it. */
export type Drawings = Pick<typeof DrawingNames, 'stateOf' | 'hasSmallDrawing'>;

/** The drawings of the project, wherever the checked content is. */
export const drawings = (project: string = projectRoot()): Drawings =>
  load(join(project, 'packages/drawings/src/registry/drawing-names.ts')) as typeof DrawingNames;
