import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { intakePath } from '@old/contract/paths';
import { shortName } from './integrations/class-names.ts';
import { clientUse } from './integrations/client-use.ts';
import { freshContent } from './integrations/fresh-content.ts';
import { freshFigures } from './integrations/fresh-figures.ts';
import { oneOfEach } from './integrations/one-of-each.ts';
import { stylePage } from './integrations/style-page.ts';
import { brand } from '#catalogue/brand.ts';
import { brandFonts } from '#styles/brand-fonts.ts';
import { brandTokens } from '#styles/brand-shades.ts';

/** Vite's preload helper loads stylesheets of lazy parts; here there is one stylesheet for all. */
const noPreloadHelper = {
  name: 'no-preload-helper',
  enforce: 'pre',
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
} as const;

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // A page that is written to a file gains nothing from a stream, and a stream costs a sixth of the build.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    clientUse(),
    stylePage(),
    freshContent(),
    freshFigures(),
    oneOfEach(),
  ],
  devToolbar: { enabled: false },
  vite: {
    // For `npm run dev`: what nginx does in production, and the mailbox beside it.
    server: {
      proxy: {
        [intakePath]: `http://127.0.0.1:${process.env['INTAKE_PORT'] ?? '8080'}`,
        '/mails': `http://127.0.0.1:${process.env['MAILS_PORT'] ?? '8025'}`,
      },
    },
    // One stylesheet for the whole site: under 9 KB in all, so every next page has it already.
    plugins: [noPreloadHelper, brandTokens(brand), brandFonts(brand().fonts)],
    build: { cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
    css: {
      modules: process.env['NODE_ENV'] === 'production' ? { generateScopedName: shortName } : {},
    },
  },
});
