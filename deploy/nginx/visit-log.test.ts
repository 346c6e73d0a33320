import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { dayIn } from '@studio/contract/zone-time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../dev-ports.ts';
import { startTestNginx, type TestNginx } from './test-nginx.ts';

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
let nginx: TestNginx | undefined;

beforeAll(async () => {
  nginx = startTestNginx({ listen: { loopbackPort: port } });
  await vi.waitFor(() => fetch(site), 5000);
});
afterAll(async () => {
  agent.destroy();
  await nginx?.();
});

/** As Chromium opens a page that was typed into its address line. */
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
};
const from = (Referer: string) => ({
  Referer,
  'Sec-Fetch-Site': Referer.startsWith(site) ? 'same-origin' : 'cross-site',
});

interface Case {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** One connection belongs to one worker of nginx, which writes its lines in the order of the requests. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** node:http sends the path as it is; fetch would normalize it. */
const ask = ({ method = 'GET', path = '/work', headers = {} }: Case): Promise<void> =>
  new Promise((resolve, reject) => {
    request(site, { agent, method, path, headers: { ...browser, ...headers } }, (response) => {
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });

const today = dayIn(new Date());
const marker = { path: '/', headers: from('https://marker.example/') };
const markerLine = 'page 200 0 / marker.example cross - -';

/** The lines that these requests wrote, without the day; a marker shows that all of them are in the file. */
async function written(...cases: readonly Case[]): Promise<string[]> {
  const file = nginx?.visitLog ?? '';
  const linesIn = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const before = linesIn().length;
  for (const each of [...cases, marker]) await ask(each);
  const lines = await vi.waitFor(() => {
    const found = linesIn().slice(before);
    expect(found.at(-1)).toBe(`${today} ${markerLine}`);
    return found.slice(0, -1);
  }, 5000);
  return lines.map((line) => line.replace(`${today} `, ''));
}

const cases: readonly (readonly [string, Case, string])[] = [
  ['an address that was typed', {}, 'page 200 0 /work - none - -'],
  ['the home page', { path: '/' }, 'page 200 0 / - none - -'],
  ['an own page', { headers: from(`${site}/work?a=b`) }, 'page 200 0 /work /work own - -'],
  ['an own home page', { headers: from(`${site}/`) }, 'page 200 0 /work / own - -'],
  ['an own file', { headers: from(`${site}/_astro/x.js`) }, 'page 200 0 /work /? own - -'],
  [
    'another site, of which only the host is kept',
    { headers: from('https://www.google.com/search?q=secret') },
    'page 200 0 /work www.google.com cross - -',
  ],
  [
    'a host without a name',
    { headers: from('http://192.168.1.7/intranet') },
    'page 200 0 /work - cross - -',
  ],
  [
    'a host that pretends to be ours',
    { headers: from('http://127.0.0.1.evil.example/work') },
    'page 200 0 /work 127.0.0.1.evil.example cross - -',
  ],
  [
    'a source that is hidden',
    { headers: { 'Sec-Fetch-Site': 'cross-site' } },
    'page 200 0 /work - cross - -',
  ],
  [
    'a campaign, and no other part of a query',
    { path: '/work?utm_campaign=spring-26&email=a@b.example' },
    'page 200 0 /work - none spring-26 -',
  ],
  [
    'a campaign that is no word',
    { path: '/work?utm_campaign=ann@company.example' },
    'page 200 0 /work - none - -',
  ],
  [
    'a page that was fetched ahead',
    {
      headers: {
        ...from(`${site}/`),
        'Sec-Purpose': 'prefetch;prerender',
        'Sec-Fetch-Site': 'none',
      },
    },
    'page 200 1 /work / none - -',
  ],
  [
    'a page that has not changed since',
    { headers: { 'If-None-Match': '*' } },
    'page 304 0 /work - none - -',
  ],
  [
    'a page that is missing',
    { path: '/nope', headers: from(`${site}/work`) },
    'page 404 0 /nope /work own - -',
  ],
  ['an odd address', { path: '/nope/ann@company.example' }, 'page 404 0 /? - none - -'],
  ['an encoded address', { path: '/%77ork' }, 'page 200 0 /? - none - -'],
  ['slashes that nginx merges', { path: '//work' }, 'page 200 0 /? - none - -'],
  ['a long address', { path: `/${'a'.repeat(200)}` }, 'page 404 0 /? - none - -'],
  [
    'words of a search',
    { path: '/search?q=Cobol+mainframe' },
    'page 200 0 /search - none - Cobol+mainframe',
  ],
  ['digits of a search', { path: '/search?q=0171+555' }, 'page 200 0 /search - none - -'],
  [
    'an address in a search',
    { path: '/search?q=ann%40company.example' },
    'page 200 0 /search - none - -',
  ],
  ['a long search', { path: '/search?q=a+letter+to+you+all' }, 'page 200 0 /search - none - -'],
  [
    'a form that was begun',
    {
      path: '/_astro/ContactForm.island.abc.js',
      headers: { 'Sec-Fetch-Dest': 'script', 'Sec-Fetch-Mode': 'cors' },
    },
    'begun ContactForm',
  ],
];

test('a view of a page is one line, whatever the browser sends with it', async () => {
  const lines = await written(...cases.map(([, given]) => given));
  expect(cases.map(([what], place) => `${what}: ${lines[place] ?? ''}`)).toEqual(
    cases.map(([what, , line]) => `${what}: ${line}`),
  );
  expect(lines).toHaveLength(cases.length);
});

test('no line is written for reloads, programs, scripts, other methods and redirects', async () => {
  const lines = await written(
    { headers: { 'Cache-Control': 'max-age=0' } },
    { headers: { 'Cache-Control': 'no-cache' } },
    { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    { headers: { 'User-Agent': '' } },
    { headers: { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' } },
    { method: 'HEAD' },
    { path: '/work/' },
    { path: '/old-page' },
    { path: '/_astro/ContactForm.island.abc.js' },
  );
  expect(lines).toEqual([]);
});

test('the access log has a line for each page view too, and errors are logged nowhere', async () => {
  await written({ path: '/search' });
  const logs = nginx?.logs() ?? '';
  expect(logs).toMatch(/ 200 GET \/search /u);
  expect(logs.split('\n').filter((line) => line.includes('['))).toEqual([]);
});
