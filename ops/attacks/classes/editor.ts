import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { leash } from '@studio/tests/support/test-run.ts';
import { changedFiles, copy, restoreCopy } from '../../../apps/editor/tests/content-copy.ts';
import type { Attack, Attempt } from '../attack.ts';
import { ask, askRawly } from '../wire.ts';

const root = join(import.meta.dirname, '../../..');
const STARTS_WITHIN_MS = 180_000;
const UPDATE = '/api/keystatic/update';
const WORDS = '/api/words';
const WORD = JSON.stringify({ word: 'Zqxword' });

const strangers = [
  'https://evil.example',
  'http://127.0.0.1:1',
  'http://localhost',
  'null',
  undefined,
];
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
  undefined,
];

const base64 = Buffer.from('name: Evil\n').toString('base64');
const change = (path: string) =>
  JSON.stringify({ additions: [{ path, contents: base64 }], deletions: [] });

/** Files that are not content. */
const paths = [
  '../evil.yaml',
  '../../evil.yaml',
  'pages/../../evil.yaml',
  '/tmp/attacked-evil.yaml',
  'file:///tmp/attacked-evil.yaml',
  'pages/..%2f..%2fevil.yaml',
  'pages/evil.yaml/../../../evil.yaml',
  '..\\evil.yaml',
  'evil.js',
  '.env',
  'pictures/evil.svg.html',
  'pictures/../evil.yaml',
  '.git/hooks/pre-commit',
  'services/../../package.json',
  'constructor.yaml',
  '__proto__.yaml',
];

const hosts = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '127.0.0.1@evil.example',
];
const pages = ['/', '/api/place?path=company', '/api/keystatic/tree', '/keystatic'];

/** Files that the development server must not serve. */
const secretFiles = ['deploy/dev.env', 'apps/desk-api/dev.env', '.git/config', '.git/HEAD'];
const ways: readonly ((file: string) => string)[] = [
  (file) => `/@fs${root}/${file}`,
  (file) => `/@fs${root}/${file}?raw`,
  (file) => `/@fs${root}/${file}?import&raw`,
  (file) => `/@fs${root}/${file}?import&raw??`,
  (file) => `/@fs${root}/${file}?raw??`,
  (file) => `/@fs${root}/${file}?url`,
  (file) => `/@fs${root}/${file}?.svg?.wasm?init`,
  (file) => `/@fs${root}/x/x/x/vite/../../../${file}`,
  (file) => `/@fs/${root}/${file}/.`,
  (file) => `/%40fs${root}/${file}`,
  (file) => `/../${file}`,
  (file) => `/@id/${root}/${file}?raw`,
];
const outside = ways
  .map((way) => way('../../../../../../../../etc/passwd'))
  .concat('/@fs/etc/passwd', '/@fs/etc/passwd?raw');
const isSecret = (text: string): boolean =>
  /root:[x*]:0|INTAKE_SECRET|DESK_CLIENT|for-developers-only|\[core\]|ref: refs/u.test(text);

/** Whether a request changed any file. Restores what it changed. */
function isChanged(): boolean {
  const changed = changedFiles().size > 0;
  if (changed) restoreCopy();
  return changed;
}

async function* forged(at: string): AsyncGenerator<Attempt> {
  const { origin } = new URL(at);
  for (const stranger of strangers)
    for (const type of types) {
      const headers = { origin: stranger, 'content-type': type, 'sec-fetch-site': 'cross-site' };
      const who = `as ${type ?? 'nothing'} of ${stranger ?? 'no origin'}`;
      const body = change('services/evil.yaml');
      await ask(at, { method: 'POST', path: UPDATE, headers, body });
      yield { what: `update ${who}`, isThrough: isChanged() };
      await ask(at, { method: 'POST', path: WORDS, headers, body: WORD });
      yield { what: `a word ${who}`, isThrough: isChanged() };
    }
  for (const path of [UPDATE, WORDS, '/api/keystatic/tree', '/api/place']) {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'no-cors,content-type',
    };
    const { headers: said } = await ask(at, { method: 'OPTIONS', path, headers });
    const allowed = said['access-control-allow-origin'];
    yield {
      what: `preflight of ${path}: ${allowed ?? ''}`,
      isThrough: allowed !== undefined && allowed !== origin,
    };
  }
}

async function* read(at: string): AsyncGenerator<Attempt> {
  const { port } = new URL(at);
  for (const host of hosts)
    for (const path of pages) {
      const answer = await askRawly(
        at,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      yield { what: `Host: ${host} ${path}`, isThrough: /^HTTP\/1\.1 2/u.test(answer) };
    }
  for (const path of [...secretFiles.flatMap((file) => ways.map((way) => way(file))), ...outside]) {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    yield { what: path.replace(root, '…'), isThrough: isSecret(await askRawly(at, bytes)) };
  }
  for (const origin of ['https://evil.example', 'http://127.0.0.1:1']) {
    const bytes = `GET /?token=x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: vite-hmr\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
    yield {
      what: `a socket of ${origin}`,
      isThrough: (await askRawly(at, bytes)).includes('"connected"'),
    };
  }
}

async function* written(at: string): AsyncGenerator<Attempt> {
  const watchedFiles = [
    join(root, 'evil.yaml'),
    join(root, '.cache/evil.yaml'),
    join(copy, 'evil.yaml'),
    '/tmp/attacked-evil.yaml',
  ];
  for (const path of paths) {
    const headers = { 'content-type': 'application/json', 'no-cors': '1' };
    const { status } = await ask(at, { method: 'POST', path: UPDATE, headers, body: change(path) });
    const found = watchedFiles.filter((file) => existsSync(file));
    for (const file of found) rmSync(file);
    yield { what: `writes ${path}: ${status}`, isThrough: status < 300 || found.length > 0 };
  }
}

/** The editor has no login: only the person at the machine may reach it, and only content/ through it. */
export const editor: Attack = {
  name: 'the editor from another page',
  least: 118,
  async *run() {
    const port = await freePort();
    const at = `http://127.0.0.1:${port}`;
    const program = [...leash, join(root, 'apps/editor/tests/serve-copy.ts'), String(port)];
    const child = spawn(process.execPath, program, {
      cwd: join(root, 'apps/editor'),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = once(child, 'exit');
    try {
      await eventually(async () => {
        if (!(await fetch(`${at}/api/place?path=company`)).ok) throw new Error('No editor yet.');
      }, STARTS_WITHIN_MS);
      const own = {
        origin: at,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      };
      const { status } = await ask(at, { method: 'POST', path: WORDS, headers: own, body: WORD });
      if (!isChanged()) throw new Error(`The editor's own page is refused too: ${status}.`);
      yield* forged(at);
      yield* read(at);
      yield* written(at);
    } finally {
      child.kill('SIGTERM');
      await gone;
    }
  },
};
