import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,site,tools,deploy,intake/src}/**/*.test.{ts,tsx}'],
    // Stylesheets are empty in tests, except where their text is read.
    css: { include: /\?raw$/ },
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
