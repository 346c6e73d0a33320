import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { brand } from '@studio/content/reader/brand.ts';
import { brandTokens } from '@studio/styles/brand-shades.ts';
import { fontPairs, usualPair } from '@studio/styles/font-pairs.ts';
import { deniedFiles } from '@studio/browser/dev-server.ts';
import { editor } from './integrations/editor.ts';
import { keystaticPatches } from './integrations/keystatic-patches.ts';

const { sheet } = fontPairs[brand().fonts ?? usualPair];

/** Keystatic's YAML writer rewrites the whole file; ours changes only the edited lines. */
export const alias = {
  'js-yaml': fileURLToPath(new URL('src/writer/yaml-file.ts', import.meta.url)),
  'brand-fonts.css': fileURLToPath(import.meta.resolve(`@studio/styles/${sheet}`)),
};

/** The editor is a separate program: no part of it is ever in the public build. */
export default defineConfig({
  output: 'server',
  server: { host: '127.0.0.1', port: 4330 },
  devToolbar: { enabled: false },
  integrations: [editor()],
  vite: {
    // Another port would show the preview of another program.
    server: { strictPort: true, fs: { strict: true, deny: deniedFiles } },
    resolve: { alias },
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
