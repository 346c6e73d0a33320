import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { aService } from './any-entries.ts';

const dist = new URL('../dist/', import.meta.url);
const hashed = readdirSync(new URL('_astro/', dist)).filter((file) => !/\.(?:br|gz)$/.test(file));

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

test('files with a hash in their name are cached for a year and never revalidated', async ({
  request,
}) => {
  expect(hashed.length).toBeGreaterThan(5);
  for (const file of hashed) {
    const { 'cache-control': kept } = (await get(request, `/_astro/${file}`)).headers();
    expect(kept, file).toBe('public, max-age=31536000, immutable');
  }
});

test('a page is revalidated and answered with 304 while it is unchanged', async ({ request }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await get(request, '/about', { 'accept-encoding': encoding });
    const { etag = '' } = first.headers();
    expect(etag, encoding).not.toBe('');
    const headers = { 'accept-encoding': encoding, 'if-none-match': etag };
    const again = await get(request, '/about', headers);
    expect(again.status(), encoding).toBe(304);
    // Caches update headers from a 304, so it must have the policy too.
    expect(again.headers()['content-security-policy']).toContain("default-src 'none'");
  }
});

test('each encoding is a representation of its own, compressed in advance', async ({ request }) => {
  const tags = new Set<string>();
  for (const [asked, given, ending] of [
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ] as const) {
    const answer = await get(request, aService.href, { 'accept-encoding': asked });
    const { etag = '', vary, 'content-encoding': encoding, ...rest } = answer.headers();
    expect(encoding, asked).toBe(given);
    expect(vary, asked).toBe('Accept-Encoding');
    const onDisk = readFileSync(new URL(`.${aService.href}.html${ending}`, dist)).length;
    expect(Number(rest['content-length']), asked).toBe(onDisk);
    tags.add(etag);
  }
  expect(tags.size).toBe(3);
});

test('compressed copies and files for other hosts have no URL', async ({ request }) => {
  for (const path of ['/about.html.br', '/about.html.gz', '/_headers', '/_redirects'])
    expect((await get(request, path)).status(), path).toBe(404);
});

test('each page has one path: every other form redirects there in one step', async ({
  request,
}) => {
  for (const [other, canonical] of [
    ['/index.html', '/'],
    ['/work/', '/work'],
    ['/work.html', '/work'],
    [`${aService.href}/?from=ad`, `${aService.href}?from=ad`],
    [`${aService.href}.html?from=ad`, `${aService.href}?from=ad`],
  ] as const) {
    const answer = await get(request, other);
    expect(answer.status(), other).toBe(301);
    expect(answer.headers()['location'], other).toBe(canonical);
    expect((await get(request, canonical)).status(), canonical).toBe(200);
  }
});

test('a path cannot smuggle a header or another host into a redirect', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/a%0d%0aset-cookie:%20a=b/', '//evil.example/', '/%5cevil.example/']) {
    const answer = await get(request, `${String(baseURL)}${path}`);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(answer.headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});
