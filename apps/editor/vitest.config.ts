import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests use our YAML module inside Keystatic too, so Keystatic must be bundled with it. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: { 'js-yaml': fileURLToPath(new URL('src/writer/yaml-file.ts', import.meta.url)) },
  },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['{src,integrations}/**/*.test.ts'],
    server: { deps: { inline: [/@keystatic/] } },
  },
});
