import { fileURLToPath } from 'node:url';

/** The folder of the tested build; a configuration with its own build names another one. */
export const distFolder =
  process.env['SITE_DIST'] ?? fileURLToPath(new URL('../dist/', import.meta.url));
