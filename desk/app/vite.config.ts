import { fileURLToPath } from 'node:url';
import { brand } from '@studio/site/catalogue/brand.ts';
import { brandTokens } from '@studio/site/styles/brand-shades.ts';
import { fontPairs, usualPair } from '@studio/site/styles/font-pairs.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { sheet } = fontPairs[brand().fonts ?? usualPair];

/** Colours and letters are the site's: one source, chosen in content/company.yaml. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandTokens(brand), react()],
  resolve: {
    alias: {
      'brand-fonts.css': fileURLToPath(import.meta.resolve(`@studio/site/styles/${sheet}`)),
    },
  },
  build: {
    target: 'es2023',
    // The policy lets fonts come from our own address alone, never from within a stylesheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet: a part of it that came first would decide the order of the layers.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  server: {
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
