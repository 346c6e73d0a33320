import { expect, test } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { aService } from './any-entries.ts';

/** What the web server adds to the files that search engines and assistants fetch. */

test('every old address leads to the page that took its place', async ({ request }) => {
  for (const { from, to } of siteContent().redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()['location'], from).toMatch(new RegExp(`${to}$`));
  }
});

test('Markdown versions, llms.txt and the manifest are served as what they are', async ({
  request,
}) => {
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
