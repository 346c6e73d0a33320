import { defineConfig } from '@playwright/test';
import everywhere from './playwright.config.ts';

/**
 * The rows of the specification that quote its words, on the built site. Apart from the other tests, which hold whatever
 * `content/` says: a company with words of its own leaves these out.
 */
export default defineConfig({
  ...everywhere,
  testDir: 'tests/specification',
  testIgnore: [],
  outputDir: '../../test-results/specification',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e-specification.json' }]],
});
