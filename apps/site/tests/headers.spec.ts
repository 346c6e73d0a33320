import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enquiriesPath } from '@studio/contract/paths';
import { builtPages, pages } from './built-pages.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const ofEveryPage = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
};

/** Shown at any path, also one that contains an enquirer's key. */
const ofTheFailedPage = { ...ofEveryPage, 'referrer-policy': 'no-referrer' };

test('every page has the full set of headers', async ({ request }) => {
  for (const path of pages)
    expect((await request.get(path)).headers(), path).toMatchObject(ofEveryPage);
});

test('error pages have their status and their headers', async ({ request }) => {
  for (const [path, status, headers] of [
    ['/no-such-page', 404, ofEveryPage],
    ['/404', 404, ofEveryPage],
    ['/500', 500, ofTheFailedPage],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers(), path).toMatchObject(headers);
    expect(await answer.text(), path).toContain('<main');
  }
});

test('without the API its paths answer 503 with the error page', async ({ request }) => {
  const answer = await request.post(enquiriesPath, { data: {} });
  expect(answer.status()).toBe(503);
  expect(answer.headers()).toMatchObject(ofTheFailedPage);
});

test('no response names a version or a language', async ({ request }) => {
  for (const path of ['/', '/no-such-page', '/mark.svg', enquiriesPath]) {
    const headers = (await request.get(path)).headers();
    expect(headers['server'], path).toBe('nginx');
    expect(headers, path).not.toHaveProperty('x-powered-by');
  }
});

const powers =
  'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection local-fonts local-network-access magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access unload usb window-management xr-spatial-tracking'.split(
    ' ',
  );

test('a page has no permission for the visitor’s device and its own process', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/');
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(powers.filter((power) => allowed.includes(power))).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(messages).toEqual([]);
});

test('nothing in a page is inline, and its resources must match their hashes', () => {
  for (const path of builtPages) {
    const file = path === '/' ? 'index' : path.slice(1);
    const html = readFileSync(new URL(`../dist/${file}.html`, import.meta.url), 'utf8');
    expect(html, path).not.toMatch(/<style|\sstyle="|<[a-z][^>]*\son[a-z]+="/);
    const scripts = (html.match(/<script[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes('application/ld+json'),
    );
    expect(
      scripts.filter((tag) => !tag.includes(' src="')),
      path,
    ).toEqual([]);
    const loaded = [...scripts, ...(html.match(/<link rel="stylesheet"[^>]*>/g) ?? [])];
    for (const tag of loaded) expect(tag, path).toContain(' integrity="sha256-');
  }
});

test('security.txt names a contact and a date within a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
