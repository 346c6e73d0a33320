import { defineConfig } from 'vite';
import { brandTokens } from '@studio/styles/brand-shades.ts';

export default defineConfig({
  root: import.meta.dirname,
  // A fixed color, so that no test depends on the content.
  plugins: [brandTokens(() => ({ color: '#0d6ed6' }))],
  server: { host: '127.0.0.1', strictPort: true, hmr: false, watch: null },
});
