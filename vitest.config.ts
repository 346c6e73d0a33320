import { defineConfig } from 'vitest/config';
import { brandTokens } from './site/src/styles/brand-shades.ts';

export default defineConfig({
  // A color of its own, so that no test depends on whose content this is.
  plugins: [brandTokens(() => ({ color: '#0d6ed6' }))],
  test: {
    // For hangs. How fast something must be is held by benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: [
      '{contract,drawings,sheet,site,tools,deploy,intake/src,desk/app/src}/**/*.test.{ts,tsx}',
    ],
    // Stylesheets are empty in tests, except where their text is read.
    css: { include: /\?raw$/ },
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
