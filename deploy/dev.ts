// The whole product in development, on one origin: changes to the site show at once, changes to a service restart it,
// and mails are at /mails (proxied by apps/site/astro.config.ts).
// npm run dev -- [--port 4400] [--reset]
import { startAll } from './start-all.ts';

await startAll({
  help: `npm run dev [-- --port <number>] [--reset]

Runs the site, the API, the worker, the desk with a sign-in, and a mailbox, and restarts what changes.`,
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
