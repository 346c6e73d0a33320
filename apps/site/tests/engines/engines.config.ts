import { defineConfig } from '@playwright/test';
import { isNightly } from '@studio/browser/nightly.ts';
import type { EngineOptions } from './engine-test.ts';

/** Chromium runs nightly only, because the other suites use it already. */
const engines = [...(isNightly ? ['chromium' as const] : []), 'firefox', 'webkit'] as const;

/** The same tests on the built site in every browser engine; each has its own driver. */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../../../test-results/engines',
  workers: 2,
  // Only for hangs: benchmarks measure speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/engines.json' }]],
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
