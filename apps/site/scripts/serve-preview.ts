import { timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Shows saved content as visitors would see it, rendered on demand by the site's own screens. apps/publish starts it
 * and passes in the environment where it runs, which content it shows, who may frame it, and its key.
 *
 * It knows no secret but the key, sets a cookie of its own, and answers only GET: forms of a preview are sent
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
const key = setting('PREVIEW_KEY');
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

const isKey = (said: string): boolean =>
  said.length === key.length && timingSafeEqual(Buffer.from(said), Buffer.from(key));
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
  readonly handler: RequestListener;
};

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
}

/** The entry: with the key the browser gets a cookie and is redirected to the page. */
function enter({ searchParams }: URL, response: ServerResponse): void {
  const to = new URL(searchParams.get('to') ?? '/', 'http://preview');
  if (!isKey(searchParams.get('key') ?? '') || to.host !== 'preview') {
    say(response, 403, 'Open the preview from the editor.');
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

createServer((request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const url = new URL(request.url ?? '/', 'http://preview');
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
  handler(request, response);
}).listen(port, host, () => {
  console.log('showing');
});
