import type { AstroIntegration } from 'astro';
import { ContentError } from '@studio/content/reader/finding.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { oldFigures } from '@studio/content/reader/old-figures.ts';

/**
 * No site is built with figures of long ago. A build that only measures anew, or that no one publishes, sets
 * OLD_FIGURES=allowed.
 */
export function freshFigures(): AstroIntegration {
  return {
    name: 'fresh-figures',
    hooks: {
      'astro:build:start': () => {
        if (process.env['OLD_FIGURES'] === 'allowed') return;
        const findings = oldFigures(loadContent(), new Date());
        if (findings.length > 0) throw new ContentError(findings);
      },
    },
  };
}
