import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshContent } from './fresh-content.ts';

let root: string;
let server: ViteDevServer;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The layout of `npm run dev`: the site is the root, content and drawings are beside it. */
beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'fresh-')));
  write('apps/site/index.ts', '');
  write('content/company.yaml', 'name: Works');
  write(
    'drawings/found.ts',
    `export const found = Object.keys(import.meta.glob('./services/**/*.tsx'));`,
  );
  write('drawings/services/seo/SeoHero.tsx', '');
  vi.stubEnv('CONTENT_FOLDER', join(root, 'content'));
  server = await createServer({
    configFile: false,
    root: join(root, 'apps/site'),
    cacheDir: join(root, 'cache'),
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  // Of everything that Astro passes to an integration, this one uses only the server.
  await freshContent(join(root, 'drawings')).hooks['astro:server:setup']?.({ server } as never);
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const found = async () =>
  ((await server.ssrLoadModule(join(root, 'drawings/found.ts'))) as { found: string[] }).found;

/** Adds files one after the other: those added before the watcher has scanned the folder cause no event. */
async function afterAdding(path: (count: number) => string, isSeen: () => void | Promise<void>) {
  let count = 0;
  await vi.waitFor(
    async () => {
      count += 1;
      write(path(count), '');
      await isSeen();
    },
    { timeout: 60_000, interval: 200 },
  );
}

test('a new drawing is found without a restart', async () => {
  expect(await found()).toEqual(['./services/seo/SeoHero.tsx']);
  await afterAdding(
    (count) => `drawings/services/aws/Aws${count}.tsx`,
    async () => {
      expect(await found()).toContainEqual(
        expect.stringMatching(/^\.\/services\/aws\/Aws\d+\.tsx$/),
      );
    },
  );
});

test('a new content file reloads the page', async () => {
  const send = vi.spyOn(server.environments.client.hot, 'send');
  await afterAdding(
    (count) => `content/services/new-${count}.yaml`,
    () => {
      expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
    },
  );
});
