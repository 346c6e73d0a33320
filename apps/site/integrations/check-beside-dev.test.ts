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

/** The folder of Vite's dependency cache, for a command with this environment. */
async function cacheOf(isChecking: string | undefined): Promise<string> {
  vi.stubEnv('CHECK_PAGES', isChecking);
  vi.resetModules();
  const { default: astro } = await import('../astro.config.ts');
  const { cacheDir } = astro.vite ?? {};
  const plain = { root: site, configFile: false, ...(cacheDir && { cacheDir }) } as const;
  return resolve(site, (await resolveConfig(plain, 'serve')).cacheDir);
}

// With a shared folder, the second program would replace files that the first has referred browsers to.
test('`npm run check -- pages` leaves the dependencies of a running `npm run dev` alone', async () => {
  const dev = await cacheOf(undefined);
  const check = await cacheOf(/CHECK_PAGES=(\S+) astro check/.exec(commands)?.[1]);
  expect(dev).not.toBe(check);
  expect(check).toContain('.cache/checks');
});
