import type { AstroIntegration } from 'astro';
import { ContentError } from '@studio/content/reader/finding.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { oldFigures } from '@studio/content/reader/old-figures.ts';

/**
 * The build fails if a figure is older than 90 days. A build for a new measurement, or one that is not published, sets
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
