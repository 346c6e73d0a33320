import { expect, test } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { aService } from './any-entries.ts';

/** The headers that the web server adds to files for search engines and assistants. */

test('every old path redirects to the page that replaced it', async ({ request }) => {
  for (const { from, to } of siteContent().redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()['location'], from).toMatch(new RegExp(`${to}$`));
  }
});

test('Markdown versions, llms.txt and the manifest have their media types', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf(`${aService.href}.md`)).toBe('text/markdown; charset=utf-8');
  expect(await typeOf('/llms.txt')).toBe('text/plain; charset=utf-8');
  expect(await typeOf('/manifest.webmanifest')).toMatch(/^application\/manifest\+json/);
});

test('a Markdown version names its page', async ({ request }) => {
  for (const [path, page] of [
    [`${aService.href}.md`, aService.href],
    ['/index.md', '/'],
  ])
    expect((await request.get(`${path}`)).headers()['link']).toBe(`<${page}>; rel="canonical"`);
});
