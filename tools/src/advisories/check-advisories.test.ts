import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'advisories-'));
});
afterEach(() => {
  rmSync(cache, { recursive: true });
});

/** Runs the command against a registry that gives this answer about advisories and 404 to all other requests. */
async function check(status: number, answer: object): Promise<{ code: number; printed: string }> {
  const registry = createServer((asked, reply) => {
    const bulk = `${asked.method} ${asked.url}` === 'POST /-/npm/v1/security/advisories/bulk';
    asked.resume().on('end', () => {
      reply.writeHead(bulk ? status : 404, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(bulk ? answer : {}));
    });
  });
  const address = await new Promise<string>((resolve) => {
    registry.listen(0, '127.0.0.1', () => {
      const bound = registry.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`);
    });
  });
  const env = { ...process.env, npm_config_registry: address, npm_config_cache: cache };
  const run = await new Promise<{ code: number; printed: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'check-advisories.ts')],
      { cwd: join(import.meta.dirname, '../../..'), env },
      (_error, printed) => {
        resolve({ code: child.exitCode ?? -1, printed });
      },
    );
  });
  registry.closeAllConnections();
  registry.close();
  return run;
}

test('an advisory for a package that runs fails the command and is named', async () => {
  const advisory = {
    ...{ id: 1, url: 'https://advisories.example/1', title: 'Injection', severity: 'high' },
    ...{ vulnerable_versions: '<999.0.0', cwe: [], cvss: { score: 8, vectorString: null } },
  };
  const { code, printed } = await check(200, { pg: [advisory] });
  expect(printed).toMatch(/^pg .*: high$/mu);
  expect(code).toBe(1);
});

test('without an advisory it passes', async () => {
  const { code, printed } = await check(200, {});
  expect(printed).toMatch(/^No advisory is known for the \d+ packages that run\.$/mu);
  expect(code).toBe(0);
});

test('a registry without audits is not a clean result, but does not fail the command', async () => {
  const { code, printed } = await check(405, { message: 'Method Not Allowed' });
  expect(printed).toMatch(/^NOT CHECKED: .*405/mu);
  expect(code).toBe(0);
});
