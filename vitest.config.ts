import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,site,tools,deploy,intake/src}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
