import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '@studio/content/reader/content-root.ts';

const drawingsHere = join(import.meta.dirname, '../../../packages/drawings/src');

/**
 * In development, a saved content file reloads the page. No module imports these files, so Vite would not notice, and
 * Astro would keep the entries it generated its paths from. A new drawing is shown too: it is found by name, in a
 * folder outside the site, where Vite only watches imported files.
 */
export function freshContent(drawings = drawingsHere): AstroIntegration {
  let changed = 0;
  return {
    name: 'fresh-content',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        // A page that was loading when a file was saved has missed the event, so it asks.
        if (command === 'dev')
          injectScript('page', `import.meta.hot.send('content:shown', performance.timeOrigin);`);
      },
      'astro:server:setup': ({ server: { environments, watcher } }) => {
        const { hot } = environments.client;
        const root = contentRoot();
        watcher.add([root, drawings]);
        watcher.on('all', (_, path) => {
          if (!path.startsWith(root)) return;
          changed = Date.now();
          for (const one of Object.values(environments)) one.hot.send('astro:content-changed');
          hot.send({ type: 'full-reload' });
        });
        hot.on('content:shown', (since: number, page) => {
          if (changed > since) page.send({ type: 'full-reload' });
        });
      },
    },
  };
}
