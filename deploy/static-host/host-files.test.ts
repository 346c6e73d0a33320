import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './host-files.ts';

const settings = { intake: '/api', emailJsOrigin: undefined };

test('_headers has each rule once, and never sets a header twice for one path', () => {
  const text = headersFile(settings);
  expect(text.match(/^\S.*$/gm)).toEqual(['/*', '/_astro/*', '/rules.json']);
  expect(text).toContain('  Strict-Transport-Security: max-age=63072000; includeSubDomains\n');
  expect(text).toContain('  Content-Type: application/speculationrules+json\n');
  expect(text.match(/Cache-Control/g)).toHaveLength(1);
});

test('no line is longer than the 2,000 characters Cloudflare reads', () => {
  const longest = Math.max(
    ...headersFile(settings)
      .split('\n')
      .map(({ length }) => length),
  );
  expect(longest).toBeLessThan(2000);
});

test('_redirects sends moved pages and each file name to their canonical path', () => {
  const files = ['work.html', 'index.html', '404.html', 'services/seo.html', 'a.css'];
  expect(redirectsFile(files, [{ from: '/old', to: '/work' }])).toBe(
    '/old /work 301!\n/index.html / 301!\n/services/seo.html /services/seo 301!\n/work.html /work 301!\n',
  );
});
