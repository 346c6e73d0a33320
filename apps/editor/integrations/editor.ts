import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { editorSetup, invalidateSetup } from './editor-setup.ts';
import { refuseBuild, refuseOtherHosts } from './local-only.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The forms, with checks and preview beside them, on a developer's machine. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
      refuseBuild(command);
      if (command === 'dev') refuseOtherHosts(config.server.host);
      updateConfig({ vite: { plugins: [editorSetup(contentRoot())] } });
      // Keystatic's code contains both of these addresses.
      injectRoute({ pattern: '/keystatic/[...path]', entrypoint: file('../src/Editor.astro') });
      injectRoute({
        pattern: '/api/keystatic/[...path]',
        entrypoint: file('../src/editor-endpoint.ts'),
      });
      injectRoute({ pattern: '/', entrypoint: file('../src/workbench/Workbench.astro') });
      injectRoute({
        pattern: '/api/place',
        entrypoint: file('../src/workbench/file-report-endpoint.ts'),
      });
      injectRoute({
        pattern: '/api/words',
        entrypoint: file('../src/workbench/add-word-endpoint.ts'),
      });
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
