import node from '@astrojs/node';
import react from '@astrojs/react';
import type { AstroUserConfig } from 'astro';
import siteConfig from './astro.config.ts';
import { clientUse } from './integrations/client-use.ts';

/** The site drawn on demand, for the preview of saved content: npm run build -- preview. */
const previewConfig: AstroUserConfig = {
  ...siteConfig,
  output: 'server',
  outDir: '../publish/preview/dist',
  adapter: node({ mode: 'middleware' }),
  integrations: [react({ experimentalDisableStreaming: true }), clientUse()],
};
export default previewConfig;
