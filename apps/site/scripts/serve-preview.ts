import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Shows saved content as visitors would see it, rendered on demand by the site's own screens. apps/publish starts it
 * and passes in the environment where it runs, which content it shows, who may frame it, and the secret of its keys.
 *
 * It knows no other secret, sets a cookie of its own, and answers only GET: forms of a preview are sent
 * nowhere.
 */
const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. The content service starts the preview.`);
  return value;
};
const host = setting('PREVIEW_HOST');
const port = Number(setting('PREVIEW_PORT'));
const editor = setting('PREVIEW_EDITOR');
const secret = setting('PREVIEW_SECRET');
const folder = setting('PREVIEW_BUILD');
const COOKIE = '__Host-preview';

const headers = {
  'cache-control': 'no-store',
  // Pages of a preview contain their scripts and styles inline; a build moves them out.
  'content-security-policy': [
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'",
    `frame-ancestors ${editor}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Keys are made in apps/publish/src/workbench/preview.ts: the moment until which one is valid, and its signature. */
function isKey(given: string): boolean {
  const [until = ''] = given.split('.');
  const signed = `${until}.${createHmac('sha256', secret).update(until).digest('base64url')}`;
  // Hashed, because values of different lengths cannot be compared in constant time.
  return Number(until) > Date.now() && timingSafeEqual(hashOf(given), hashOf(signed));
}
const hasCookie = ({ headers: { cookie = '' } }: IncomingMessage): boolean =>
  cookie
    .split('; ')
    .some((one) => one.startsWith(`${COOKIE}=`) && isKey(one.slice(COOKIE.length + 1)));

const client = join(folder, 'client');
const files = new Map(
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [`/${relative(client, path)}`, readFileSync(path)]),
);
const { handler } = (await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)) as {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
}

/** The entry: with the key the browser gets a cookie and is redirected to the page. */
function enter({ searchParams }: URL, response: ServerResponse): void {
  const key = searchParams.get('key') ?? '';
  if (!isKey(key)) {
    say(response, 403, 'Open the preview from the editor.');
    return;
  }
  const to = URL.parse(searchParams.get('to') ?? '/', 'http://preview');
  if (to?.host !== 'preview') {
    say(response, 400, 'This is not an address of a page.');
    return;
  }
  response
    .writeHead(303, {
      'set-cookie': `${COOKIE}=${key}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      location: to.pathname + to.search + to.hash,
    })
    .end();
}

// Exits with the service that started it.
process.stdin.resume().on('end', () => process.exit());

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://preview');
  if (!url) {
    say(response, 400, 'This is not an address of a page.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(response, 405, 'This is a preview: nothing is sent.');
    return;
  }
  if (url.pathname === '/_enter') {
    enter(url, response);
    return;
  }
  if (!hasCookie(request)) {
    say(response, 403, 'Open the preview from the editor.');
    return;
  }
  const file = files.get(url.pathname);
  if (file) {
    const type = types[extname(url.pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(file);
    return;
  }
  // Astro has its own response for this path, so an unknown path is rendered instead.
  if (url.pathname === '/404') request.url = '/not-there';
  await handler(request, response);
}

createServer((request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else say(response, 500, 'This page cannot be drawn. An operator finds the reason in the log.');
  });
}).listen(port, host, () => {
  console.log('showing');
});
