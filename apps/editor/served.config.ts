import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { brand } from '@studio/content/reader/brand.ts';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { brandTokens } from '@studio/styles/brand-shades.ts';
import editorConfig, { alias } from './astro.config.ts';
import { servedSetup } from './integrations/editor-setup.ts';
import { servedPatches } from './integrations/keystatic-patches.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Three pages: /edit has the forms with checks and preview, /changes the next edition and those before it, and
 * /keystatic every address of Keystatic. apps/publish answers their requests.
 */
const servedEditor: AstroIntegration = {
  name: 'served-editor',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({
        pattern: '/keystatic',
        entrypoint: file('src/publishing/ServedEditor.astro'),
      });
      injectRoute({ pattern: '/edit', entrypoint: file('src/publishing/ServedWorkbench.astro') });
      injectRoute({ pattern: '/changes', entrypoint: file('src/publishing/Publishing.astro') });
    },
  },
};

const { vite } = editorConfig;

/** The editor as files, for apps/publish: npm run build -- publish. */
export default defineConfig({
  output: 'static',
  outDir: '../publish/dist',
  build: { format: 'file', assets: '_editor' },
  devToolbar: { enabled: false },
  integrations: [servedEditor],
  vite: {
    resolve: { alias },
    build: { ...vite?.build, target: 'es2022' },
    plugins: [servedPatches, servedSetup(contentRoot()), brandTokens(brand)],
  },
});
