import { fileURLToPath } from 'node:url';

/** Where the tested site was built; a configuration that builds another one names its folder. */
export const distFolder =
  process.env['SITE_DIST'] ?? fileURLToPath(new URL('../dist/', import.meta.url));
