import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engine-test.ts';

/** One journey through the built site in the engines of all browsers; each has a driver of its own. */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../../test-results/engines',
  workers: 2,
  // For hangs. How fast something must be is held by benchmarks.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../.cache/reports/engines.json' }]],
  projects: [
    { name: 'chromium', use: { engineName: 'chromium' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
