import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { siteBuilder, type Builder } from '#editions/site-builder.ts';

const project = join(import.meta.dirname, '../../../..');

/** What `npm run build` wrote. */
export const builtSite = join(project, 'apps/site/dist');

/**
 * The real builder, except that the first edition is a copy of what `npm run build` drew of the same content: drawing
 * takes half a minute, and the second edition tests it.
 */
export function copiesFirst(): Builder {
  const real = siteBuilder(project);
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`There is no ${builtSite}. Run "npm run build" first.`);
  let isFirst = true;
  return {
    ...real,
    async draw(work, onPage) {
      if (!isFirst) return real.draw(work, onPage);
      isFirst = false;
      await cp(builtSite, join(work, 'dist'), { recursive: true });
      onPage(1);
    },
  };
}
