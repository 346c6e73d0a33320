import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../../browser/ports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
const port = await freePort();

function run(words: readonly string[], repository?: string) {
  const { EDITOR_GITHUB_REPO: _, ...env } = process.env;
  return spawnSync(process.execPath, [astro, ...words, '--root', root], {
    encoding: 'utf8',
    env: { ...env, ...(repository && { EDITOR_GITHUB_REPO: repository }) },
  });
}

test.describe.configure({ mode: 'serial' });

test('there is no build that saves to files', () => {
  const { status, stderr, stdout } = run(['build']);
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('Set EDITOR_GITHUB_REPO to owner/name.');
});

test('while developing, no other machine is served', () => {
  const { status, stderr, stdout } = run(['dev', '--ignore-lock', '--host', '0.0.0.0']);
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('served to this machine alone');
});

test('a build for GitHub writes no file, shows no check, and names no other host for fonts', async ({
  request,
}) => {
  const { status, stderr } = run(['build'], 'company/site');
  expect([status, stderr]).toEqual([0, '']);
  const code = readdirSync(`${root}dist`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(`${root}dist/${file}`, 'utf8'))
    .join('\n');
  expect(code).not.toContain('googleapis');
  // A sentence of js-yaml, whose place our writer takes.
  expect(code).not.toContain('bad indentation of a mapping entry');
  expect(code).toContain('$source');

  const server = spawn(process.execPath, [`${root}dist/server/entry.mjs`], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
  });
  try {
    const at = `http://127.0.0.1:${port}`;
    await expect(async () => {
      expect((await request.get(`${at}/keystatic`)).status()).toBe(200);
    }).toPass();
    expect((await request.get(`${at}/place`)).status()).toBe(404);
    const headers = { 'no-cors': '1' };
    const saved = await request.post(`${at}/api/keystatic/update`, {
      headers,
      data: { additions: [{ path: 'company.yaml', contents: 'eA' }], deletions: [] },
    });
    expect(saved.ok()).toBe(false);
    expect((await request.get(`${at}/api/keystatic/tree`, { headers })).ok()).toBe(false);
  } finally {
    server.kill();
  }
});
