import { enquiryPath } from '@studio/contract/paths';
import type { Attack, Attempt } from '../attack.ts';
import type { Product } from '../product.ts';
import { askRawly } from '../wire.ts';

/** Files and routes that must not be reachable from outside. */
const steps = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%2f',
  '..%5c',
  '%c0%ae%c0%ae',
  '..;',
  '....',
];
const targets = ['etc/passwd', 'package.json'];
const ends = ['%00', '%00.html', '.html%00', '?', '#'];
const places = ['/', '/_astro/', '/icons/', '/api/', '/assets/'];
const traversals = [
  ...steps.flatMap((step) => targets.map((target) => `/${`${step}/`.repeat(6)}${target}`)),
  ...places.flatMap((place) => targets.map((target) => `${place}../../../../../../${target}`)),
  ...ends.map((end) => `/../../../../etc/passwd${end}`),
  '//etc/passwd',
  '/\\..\\..\\etc\\passwd',
  '/index.html.br',
  '/index.html.gz',
  '/.git/config',
  '/.env',
  '/_headers',
  '/nginx.conf',
];
const inner = ['/metrics', '/healthz', '/readyz'].flatMap((path) => [
  path,
  `${path}/`,
  `/api/..${path}`,
  `/api/%2e%2e${path}`,
  `/api/..;${path}`,
  `/api//..${path}`,
  `//api/..${path}`,
]);

const isLeak = (answer: string): boolean =>
  /root:[x*]:0|"workspaces"|\[core\]|worker_processes|X-Robots-Tag: \w+\n\s|# (?:HELP|TYPE) /u.test(
    answer,
  );

const get = (path: string, host: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`;

/** A request hidden in another one: two answers to one request mean that it was executed. */
const hidden = (host: string) => `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX-Smuggled: 1\r\n\r\n`;
const smuggled: readonly ((host: string) => string)[] = [
  'Content-Length: 4\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding: xchunked\r\nContent-Length: 4',
  'Transfer-Encoding : chunked\r\nContent-Length: 4',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding:\tchunked\r\nContent-Length: 4',
  'Transfer-Encoding: identity, chunked\r\nContent-Length: 4',
  'Content-Length: 4\r\nContent-Length: 5',
  'Content-Length: 4, 5',
  'Content-Length: +4',
  'Content-Length: 0x4',
  'Content-Length: -1',
].map(
  (head) => (host: string) =>
    `POST /api/enquiries HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n\r\n0\r\n\r\n${hidden(host)}`,
);

const hosts = [
  'evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil.example:80',
  '127.0.0.1:80@evil.example',
  'evil.example\r\nHost: localhost',
  '',
  '[::1]',
  'LOCALHOST.',
];

async function* paths(product: Product): AsyncGenerator<Attempt> {
  const port = new URL(product.site).port;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
    for (const path of [...traversals, ...inner]) {
      const answer = await askRawly(product.site, get(path, host));
      yield { what: `${host} ${path}`, isThrough: isLeak(answer) };
    }
}

async function* requests(product: Product): AsyncGenerator<Attempt> {
  const host = new URL(product.desk).host;
  for (const make of smuggled) {
    const bytes = make(host);
    const answers = (await askRawly(product.site, bytes)).match(/^HTTP\/1\.1 \d{3}/gmu) ?? [];
    // If nginx reads the chunks, the next request on the connection is a separate one, as it should be.
    const isWhole = /Transfer-Encoding:[\t ]*chunked/u.test(bytes) && answers.length === 2;
    yield { what: bytes.split('\r\n')[2] ?? '', isThrough: answers.length > 1 && !isWhole };
  }
  for (const name of hosts)
    for (const path of ['/work/', '/api/enquiries/sent', '/auth/login?to=/']) {
      const answer = await askRawly(
        product.site,
        get(path, name, 'X-Forwarded-Host: evil.example\r\n'),
      );
      yield { what: `${name} ${path}`, isThrough: /evil\.example/u.test(answer) };
    }
  const link = `${enquiryPath}?token=x`;
  for (const more of [
    'X-Forwarded-For: 1.2.3.4',
    'X-Original-URL: /metrics',
    'X-Rewrite-URL: /metrics',
  ]) {
    const answer = await askRawly(product.site, get(link, '127.0.0.1', `${more}\r\n`));
    yield { what: more, isThrough: isLeak(answer) || / 200 /u.test(answer.split('\r\n')[0] ?? '') };
  }
}

export const nginxPaths: Attack = {
  name: 'paths, smuggling and host names',
  least: 87,
  async *run(product) {
    yield* paths(product);
    yield* requests(product);
  },
};
