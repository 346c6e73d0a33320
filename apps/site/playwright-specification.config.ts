import { defineConfig } from '@playwright/test';
import everywhere from './playwright.config.ts';

/**
 * The rows of the specification that quote its text, on the built site. Separate from the other tests, which hold for
 * any `content/`: a company with its own text leaves these out.
 */
export default defineConfig({
  ...everywhere,
  testDir: 'tests/specification',
  testIgnore: [],
  outputDir: '../../test-results/specification',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e-specification.json' }]],
});
