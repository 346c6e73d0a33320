// The whole product in development, on one origin: changes to the site show at once, changes to a service restart it,
// and mails are at /mails (proxied by apps/site/astro.config.ts).
// npm run dev -- [--port 4400] [--reset]
import { startAll } from './start-all.ts';

await startAll({
  front: ({ site }) => [
    'node_modules/astro/bin/astro.mjs',
    'dev',
    '--root',
    'apps/site',
    '--port',
    String(site),
  ],
  desk: () => ['node_modules/vite/bin/vite.js', 'apps/desk', '--logLevel', 'warn'],
  watch: true,
});
