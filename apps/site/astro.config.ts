import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { intakePath } from '@studio/contract/paths';
import { deniedFiles } from '@studio/browser/dev-server.ts';
import { shortName } from './integrations/class-names.ts';
import { clientUse } from './integrations/client-use.ts';
import { freshContent } from './integrations/fresh-content.ts';
import { markdownVersions } from './integrations/markdown-versions.ts';
import { bundleAssets } from './integrations/bundle-assets.ts';
import { stylePage } from './integrations/style-page.ts';
import { brand } from '@studio/content/reader/brand.ts';
import { areWithoutServer } from '@studio/content/reader/own-services.ts';
import { brandFonts } from '@studio/styles/brand-fonts.ts';
import { brandTokens } from '@studio/styles/brand-shades.ts';

/** Vite's preload helper loads stylesheets of lazy parts; here every page links its stylesheets itself. */
const noPreloadHelper = {
  name: 'no-preload-helper',
  enforce: 'pre',
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
} as const;

// Content about our services is left out if none run: docs/run.md.
if (areWithoutServer(loadEnv('production', import.meta.dirname, 'PUBLIC_')))
  process.env['SITE_SERVICES'] = 'none';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // Streaming is useless for a page that is written to a file, and costs a sixth of the build.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    clientUse(),
    stylePage(),
    freshContent(),
    bundleAssets(),
    markdownVersions(),
  ],
  devToolbar: { enabled: false },
  vite: {
    // A cache of its own, so that the dependencies served by a running `npm run dev` stay unchanged while pages are
    // checked.
    ...(process.env['CHECK_PAGES'] && { cacheDir: '../../.cache/checks/vite' }),
    // For `npm run dev`: what nginx does in production, and the mailbox beside it.
    server: {
      // The editor's preview and `npm run dev` name this port.
      strictPort: true,
      fs: { strict: true, deny: deniedFiles },
      proxy: {
        [intakePath]: `http://127.0.0.1:${process.env['INTAKE_PORT'] ?? '8080'}`,
        '/mails': `http://127.0.0.1:${process.env['MAILS_PORT'] ?? '8025'}`,
      },
    },
    // Vite emits one stylesheet; bundle-assets.ts moves the rules of single kinds of pages out of it.
    plugins: [noPreloadHelper, brandTokens(brand), brandFonts(brand().fonts)],
    build: { cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
    css: {
      modules: process.env['NODE_ENV'] === 'production' ? { generateScopedName: shortName } : {},
    },
  },
});
