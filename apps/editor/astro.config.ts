import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { brand } from '@studio/content/reader/brand.ts';
import { brandTokens } from '@studio/styles/brand-shades.ts';
import { deniedFiles } from '@studio/browser/dev-server.ts';
import { editor } from './integrations/editor.ts';
import { keystaticPatches } from './integrations/keystatic-patches.ts';

export const editorYaml = fileURLToPath(new URL('src/writer/yaml-file.ts', import.meta.url));

/** The editor is a program of its own: nothing of it is ever part of the public build. */
export default defineConfig({
  output: 'server',
  server: { host: '127.0.0.1', port: 4330 },
  devToolbar: { enabled: false },
  integrations: [editor()],
  vite: {
    server: { fs: { strict: true, deny: deniedFiles } },
    // Keystatic's own YAML rewrites every file; ours changes only what was changed.
    resolve: { alias: { 'js-yaml': editorYaml } },
    plugins: [keystaticPatches, brandTokens(brand)],
    optimizeDeps: {
      // Named here so that the first page is not loaded twice.
      include: [
        '@keystar/ui/picker',
        '@keystar/ui/toast',
        '@keystatic/core',
        '@keystatic/core/ui',
        'react',
        'react-dom/client',
        'yaml',
        'zod',
      ],
      rolldownOptions: { plugins: [keystaticPatches] },
    },
    build: {
      assetsInlineLimit: 0,
      // Fetched by the few who write, never by a visitor.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        // Keystatic's parts say 'use client', which means nothing to a bundle that is all client.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    },
  },
});
