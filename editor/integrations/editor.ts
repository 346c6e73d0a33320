import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '@studio/site/catalogue/content-root.ts';
import { editorSetup, invalidateSetup } from './editor-setup.ts';
import { refuseOtherHosts, storageFor } from './storage.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chooses the storage, and adds the workbench while developing: checks and preview beside the form. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
      const storage = storageFor(command, process.env['EDITOR_GITHUB_REPO']);
      updateConfig({ vite: { plugins: [editorSetup(storage, contentRoot())] } });
      // Keystatic spells both of these addresses itself.
      injectRoute({ pattern: '/keystatic/[...path]', entrypoint: file('../src/Editor.astro') });
      injectRoute({
        pattern: '/api/keystatic/[...path]',
        entrypoint: file('../src/editor-endpoint.ts'),
      });
      if (command !== 'dev') {
        updateConfig({ redirects: { '/': '/keystatic' } });
        return;
      }
      refuseOtherHosts(config.server.host);
      injectRoute({ pattern: '/', entrypoint: file('../src/workbench/Workbench.astro') });
      injectRoute({ pattern: '/place', entrypoint: file('../src/workbench/place-endpoint.ts') });
      injectRoute({ pattern: '/words', entrypoint: file('../src/workbench/words-endpoint.ts') });
    },
    'astro:server:setup': ({ server }) => {
      const root = contentRoot();
      server.watcher.add(root);
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(root)) return;
        invalidateSetup(server);
        server.environments.client.hot.send('content:changed');
      });
    },
  },
});
