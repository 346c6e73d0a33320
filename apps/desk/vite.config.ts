import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@studio/content/reader/brand.ts';
import { pageTitles } from '@studio/content/reader/page-titles.ts';
import { sheetOffice } from '@studio/content/reader/sheet-office.ts';
import { brandTokens } from '@studio/styles/brand-shades.ts';
import { fontPairs, usualPair } from '@studio/styles/font-pairs.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { deniedFiles } from '@studio/browser/dev-server.ts';

const styleFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@studio/styles/${name}`));

/** Stylesheets of parts are joined in any order; the line that orders their layers must come first. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const order = readFileSync(styleFile('layers.css'), 'utf8').replace(/^\/\*.*?\*\/\s*/su, '');
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = order + file.source.toString();
  },
};

const { sheet } = fontPairs[brand().fonts ?? usualPair];

/** Colours and letters are the site's: one source, chosen in content/company.yaml. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandTokens(brand), react(), layersFirst],
  define: {
    SHEET_OFFICE: JSON.stringify(sheetOffice()),
    PAGE_TITLES: JSON.stringify(pageTitles()),
  },
  resolve: {
    alias: {
      'brand-fonts.css': styleFile(sheet),
    },
  },
  build: {
    target: 'es2023',
    // The policy lets fonts come from our own address alone, never from within a stylesheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet for all screens: it is small, and every next screen has it already.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The desk opens with two files: the libraries, which rarely change, and what every screen needs of our own. Both
    // compress better than the dozen files that the screens would share otherwise.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\//u,
              tags: ['$initial'],
            },
            { name: 'desk', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    fs: { strict: true, deny: deniedFiles },
    port: Number(process.env['DESK_APP_PORT'] ?? 5174),
    strictPort: true,
    // For developers: what the web server does in production.
    proxy: Object.fromEntries(
      ['/api', '/auth'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['DESK_PORT'] ?? '8090'}`,
      ]),
    ),
  },
});
