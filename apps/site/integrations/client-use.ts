import type { AstroIntegration } from 'astro';

/** Teaches Astro the `client:use` directive; see src/islands/hydrate-on-use.directive.ts. */
export const clientUse = (): AstroIntegration => ({
  name: 'client-use',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'use', entrypoint: './src/islands/hydrate-on-use.directive.ts' });
    },
  },
});
