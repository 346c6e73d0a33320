import type { AstroIntegration } from 'astro';
import { ContentError } from '@studio/content/reader/finding.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { staleMeasurements } from '@studio/content/reader/stale-measurements.ts';

/** OLD_FIGURES is the former name of the setting, accepted for one release. */
const isAllowed = (): boolean =>
  process.env['ALLOW_STALE_MEASUREMENTS'] === '1' || process.env['OLD_FIGURES'] === 'allowed';

/**
 * The build fails if a measurement is older than 90 days. ALLOW_STALE_MEASUREMENTS=1 skips the check, for a build that
 * only measures again or that no one publishes.
 */
export function rejectStaleMeasurements(): AstroIntegration {
  return {
    name: 'reject-stale-measurements',
    hooks: {
      'astro:build:start': () => {
        if (isAllowed()) return;
        const findings = staleMeasurements(loadContent(), new Date());
        if (findings.length > 0) throw new ContentError(findings);
      },
    },
  };
}
