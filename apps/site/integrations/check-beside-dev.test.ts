import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

const site = join(import.meta.dirname, '..');
const commands = readFileSync(join(site, '../../tools/src/commands/families.ts'), 'utf8');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Where Vite keeps the dependencies that it serves, for a command that is started like this. */
async function cacheOf(isChecking: string | undefined): Promise<string> {
  vi.stubEnv('CHECK_PAGES', isChecking);
  vi.resetModules();
  const { default: astro } = await import('../astro.config.ts');
  const { cacheDir } = astro.vite ?? {};
  const plain = { root: site, configFile: false, ...(cacheDir && { cacheDir }) } as const;
  return resolve(site, (await resolveConfig(plain, 'serve')).cacheDir);
}

// Two programs with one such folder: the second replaces the files that the first has told browsers to load.
test('`npm run check -- pages` leaves the dependencies of a running `npm run dev` alone', async () => {
  const dev = await cacheOf(undefined);
  const check = await cacheOf(/CHECK_PAGES=(\S+) astro check/.exec(commands)?.[1]);
  expect(dev).not.toBe(check);
  expect(check).toContain('.cache/checks');
});
