import { defineConfig } from '@playwright/test';
import { isNightly } from '@studio/browser/nightly.ts';
import type { EngineOptions } from './engine-test.ts';

/** By day the other suites use Chromium already. */
const engines = [...(isNightly ? ['chromium' as const] : []), 'firefox', 'webkit'] as const;

/** One journey through the built site in the engines of all browsers; each has a driver of its own. */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../../../test-results/engines',
  workers: 2,
  // For hangs. How fast something must be is held by benchmarks.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/engines.json' }]],
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
