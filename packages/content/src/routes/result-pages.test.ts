import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '#reader/load-content.ts';
import { siteContentOn } from '#reader/site-content.ts';
import { resultPages } from './result-pages.ts';
import { sitePages } from './site-pages.ts';

const today = new Date();
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a site that uses EmailJS has no page that only our API shows', () => {
  const paths = () => {
    const content = siteContentOn(loadContent(), today);
    return [...sitePages(content, today), ...resultPages(content)].map(({ path }) => path);
  };
  const served = paths();
  vi.stubEnv('SITE_SERVICES', 'none');
  const alone = paths();
  const gone = ['/contact/sent', '/contact/notice', '/contact/enquiry', '/contact/problem'];
  expect(served).toEqual(expect.arrayContaining(gone));
  expect(served.filter((path) => !alone.includes(path))).toEqual(gone);
  expect(alone).toEqual(expect.arrayContaining(['/', '/contact', '/404', '/500']));
});
