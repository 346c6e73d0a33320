// The whole product while it is being written, on one origin: every change of the site shows at once,
// enquiries are stored, and their mails are read at /mails (site/astro.config.ts leads there).
import { sitePort, startWholeProduct } from './whole-product.ts';

startWholeProduct([
  'node_modules/astro/bin/astro.mjs',
  'dev',
  '--root',
  'site',
  '--port',
  sitePort,
]);
