import { afterEach, expect, test, vi } from 'vitest';
import { extrasWith } from '#reader/extras.ts';
import { loadContent } from '#reader/load-content.ts';
import { allExtras } from '#reader/test-content/all-extras.ts';
import { siteContentOn } from '#reader/site-content.ts';
import { resultPages } from './result-pages.ts';
import { sitePages } from './site-pages.ts';

const today = new Date();
afterEach(() => {
  vi.unstubAllEnvs();
});

test('without our own services the measurements are off automatically, and nothing else is', () => {
  expect(extrasWith(allExtras, true)).toEqual(allExtras);
  expect(extrasWith(allExtras, false)).toEqual({ ...allExtras, proof: false });
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
  expect(served.filter((path) => !alone.includes(path) && path !== '/proof')).toEqual(gone);
  expect(alone).toEqual(expect.arrayContaining(['/', '/contact', '/404', '/500']));
  expect(alone).not.toContain('/proof');
});
