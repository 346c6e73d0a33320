import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { once } from 'node:events';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../dev-ports.ts';
import { startTestNginx, type TestNginx } from './test-nginx.ts';

// nginx as on a box: its master process is root, its workers are another account, and the counter is a third one. Only
// root can start it so.
const asRoot = test.skipIf(process.getuid?.() !== 0);
const accounts = { 'www-data': { uid: 33, gid: 33 }, nobody: { uid: 65534, gid: 65534 } };
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'rotate-'));
const visits = join(folder, 'visits');
const secret = join(folder, 'etc');
let nginx: TestNginx | undefined;

beforeAll(async () => {
  if (process.getuid?.() !== 0) return;
  chmodSync(folder, 0o755);
  mkdirSync(secret, { mode: 0o700 });
  // The folders as prepare.sh makes them; nobody takes the place of the counter's account.
  const text = readFileSync(join(import.meta.dirname, '../single-host/prepare.sh'), 'utf8');
  for (const [, path = '', mode = '', user = '', group = ''] of text.matchAll(
    /\bd \/run\/(visits\S*) (\d+) (\S+) ([\w-]+)/gu,
  )) {
    const owner = user.replace('studio-visits', 'nobody');
    const owners = group.replace('studio-visits', 'nogroup');
    mkdirSync(join(folder, path));
    chmodSync(join(folder, path), Number.parseInt(mode, 8));
    execFileSync('chown', [`${owner}:${owners}`, join(folder, path)]);
  }
  nginx = startTestNginx({
    listen: { loopbackPort: port },
    change: (config) =>
      config
        .replace('user root;', 'user www-data;')
        .replaceAll(/\S+\/visits\.log/gu, join(visits, 'visits.log')),
  });
  chmodSync(dirname(nginx.visitLog), 0o755);
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), 5000);
});
afterAll(async () => {
  await nginx?.();
  rmSync(folder, { recursive: true });
});

const pidFile = () => join(dirname(nginx?.visitLog ?? ''), 'nginx.pid');
const log = () => readFileSync(join(visits, 'visits.log'), 'utf8');

/**
 * Opens a page as a browser does, until its line is in the current log: right after a rotation a worker of nginx may
 * still write to the finished file.
 */
async function open(path: string): Promise<void> {
  const headers = {
    'User-Agent': 'Mozilla/5.0 Firefox/140.0',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Site': 'none',
  };
  await vi.waitFor(
    async () => {
      // fetch would send its own Sec-Fetch headers.
      await once(
        get({ port, path, headers, agent: false }).on('response', (response) => response.resume()),
        'close',
      );
      expect(log()).toContain(` ${path} `);
    },
    { timeout: 10_000, interval: 300 },
  );
}

asRoot.each(['www-data', 'nobody'] as const)(
  'where nginx opens its log, %s cannot make it create another file',
  async (name) => {
    await open('/work');
    const swap = `mv visits.log other; rm -f visits.log; ln -s ${secret}/made visits.log`;
    spawnSync('sh', ['-c', swap], { ...accounts[name], cwd: visits });
    // As the daily rotation of Debian's logs does.
    execFileSync('kill', ['-USR1', readFileSync(pidFile(), 'utf8').trim()]);
    await open('/search').catch(() => undefined);
    expect(existsSync(join(secret, 'made'))).toBe(false);
    await open('/nope');
  },
);

asRoot(
  'the counter gets the finished file and can remove it, and nginx goes on in a new one',
  async () => {
    await open('/work');
    const rotate = join(import.meta.dirname, 'rotate-visits.sh');
    execFileSync(rotate, [visits, pidFile()]);
    await open('/search');
    expect(log()).not.toContain('/work');
    const rotated = join(visits, 'rotated');
    const [finished = ''] = readdirSync(rotated);
    const asCounter = (command: string) =>
      execFileSync('sh', ['-c', command], { ...accounts.nobody, cwd: visits, encoding: 'utf8' });
    expect(asCounter(`cat rotated/${finished}`)).toContain(' /work ');
    expect(asCounter('ls; cat visits.log')).toContain(' /search ');
    asCounter(`rm rotated/${finished}`);
    expect(readdirSync(rotated)).toEqual([]);
  },
);
