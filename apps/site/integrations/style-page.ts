import type { AstroIntegration } from 'astro';

/** `/_style`: every ui component and every drawing on one page. Only in development. */
export const stylePage = (): AstroIntegration => ({
  name: 'style-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/_style', entrypoint: './src/pages/_Style.astro' });
    },
  },
});
