import type { AstroIntegration } from 'astro';

/** Registers the `client:use` directive with Astro; see src/islands/hydrate-on-use.directive.ts. */
export const clientUse = (): AstroIntegration => ({
  name: 'client-use',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'use', entrypoint: './src/islands/hydrate-on-use.directive.ts' });
    },
  },
});
