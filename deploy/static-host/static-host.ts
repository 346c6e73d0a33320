import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { headersAt, isAt, readHeaders, readRedirectRules } from './read-host-files.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** Answers as a static host does: pages without their ending, `_redirects`, `_headers`, and 404.html for the rest. */
export function staticHost(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const headers = readHeaders(read('_headers'));
  const redirects = readRedirectRules(read('_redirects'));
  const fileOf = (path: string): string | undefined =>
    [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((file) => file.startsWith(`${folder}/`) && existsSync(file) && statSync(file).isFile());

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(pathname);
    const hidden = path === '/_headers' || path === '/_redirects';
    const file = hidden ? undefined : fileOf(path);
    const moved = redirects.find(({ from, forced }) => isAt(from, path) && (forced || !file));
    const slash = path !== '/' && path.endsWith('/') && fileOf(path.slice(0, -1)) !== undefined;
    if (moved || slash) {
      response.writeHead(moved?.status ?? 301, { location: moved?.to ?? path.slice(0, -1) }).end();
      return;
    }
    const found = file ?? join(folder, '404.html');
    response.setHeader('content-type', types[extname(found)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersAt(headers, path)) response.setHeader(name, value);
    response.writeHead(file ? 200 : 404).end(request.method === 'HEAD' ? '' : readFileSync(found));
  };
}
