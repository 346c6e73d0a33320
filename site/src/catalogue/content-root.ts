import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * content/ stands at the root of the repository; commands run there or in a room below it. Looked
 * for from the working directory, because a bundled module no longer knows where its file stood.
 */
export function contentRoot(from: string = process.cwd()): string {
  const here = join(from, 'content');
  if (existsSync(join(here, 'company.yaml'))) return here;
  const parent = dirname(from);
  if (parent === from)
    throw new Error(
      'There is no content/company.yaml here or in a folder above. Run this inside the project.',
    );
  return contentRoot(parent);
}
