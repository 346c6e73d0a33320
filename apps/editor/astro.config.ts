import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { brand } from '@studio/content/reader/brand.ts';
import { brandTokens } from '@studio/styles/brand-shades.ts';
import { deniedFiles } from '@studio/browser/dev-server.ts';
import { editor } from './integrations/editor.ts';
import { keystaticPatches } from './integrations/keystatic-patches.ts';

export const editorYaml = fileURLToPath(new URL('src/writer/yaml-file.ts', import.meta.url));

/** The editor is a separate program: no part of it is ever in the public build. */
export default defineConfig({
  output: 'server',
  server: { host: '127.0.0.1', port: 4330 },
  devToolbar: { enabled: false },
  integrations: [editor()],
  vite: {
    server: { fs: { strict: true, deny: deniedFiles } },
    // Keystatic's YAML writer rewrites the whole file; ours changes only the edited lines.
    resolve: { alias: { 'js-yaml': editorYaml } },
    plugins: [keystaticPatches, brandTokens(brand)],
    optimizeDeps: {
      // Otherwise Vite finds these late and loads the first page twice.
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
      // Loaded only by editors, never by visitors.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        // Keystatic's modules have the directive 'use client', which means nothing in a client bundle.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    },
  },
});
