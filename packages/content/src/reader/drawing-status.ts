import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as DrawingNames from '@studio/drawings/registry/drawing-names.ts';
import { contentRoot } from './content-root.ts';

const load = createRequire(import.meta.url);

/** The existing drawings of the services, so that a check reports a gap before the build fails on it. */
export type Drawings = Pick<typeof DrawingNames, 'stateOf' | 'hasSmallDrawing'>;

/**
 * The drawings beside a content folder: a copy of the project checks its own. A content folder outside the project
 * has none, and nothing is missing there.
 */
export function drawings(root: string = contentRoot()): Drawings | undefined {
  const names = join(root, '../packages/drawings/src/registry/drawing-names.ts');
  return existsSync(names) ? (load(names) as typeof DrawingNames) : undefined;
}
