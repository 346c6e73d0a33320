import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [astro, ...words, '--root', root], { encoding: 'utf8' });

test('the editor that saves to files cannot be built', () => {
  const { status, stderr, stdout } = run('build');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('run "npm run build -- publish"');
});

test('in development, no other machine is served', () => {
  const { status, stderr, stdout } = run('dev', '--ignore-lock', '--host', '0.0.0.0');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('served to this machine only');
});
