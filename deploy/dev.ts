// The whole product while it is being written, on one origin: every change of the site shows at once,
// a change of the intake restarts it, and mails are read at /mails (apps/site/astro.config.ts leads there).
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
