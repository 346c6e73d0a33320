import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isInline, plainText } from '#schema/rich-text.ts';
import { ContentError } from '#reader/finding.ts';
import { loadContent } from '#reader/load-content.ts';
import { areWithoutServer } from '#reader/own-services.ts';
import { contentWith } from '#reader/test-content/content-with.ts';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { siteContentOn } from '#reader/site-content.ts';
import { isOtherWay } from '#reader/without-server.ts';
import { resultPages } from './result-pages.ts';
import { searchEntries } from './search-entries.ts';
import { sitePages } from './site-pages.ts';

const today = new Date();
const ourContent = loadContent();
const withServer = siteContentOn(ourContent, today);
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What only our own server can do. A site without one must not mention it. */
const ofServer =
  /\b(?:our|the) (?:own )?database\b|\bbackups? (?:forget|of the|follow|expire)|\breceipt\b|\bpage of your own\b|\bpage views\b|\bmail that confirms\b|\basks you to confirm\b|\ba row is in\b/i;

/** Pages about the databases of clients, or that list such pages. */
const aboutWork: readonly string[] = [
  ...['home', 'service', 'services', 'work', 'project', 'sheet', 'search'],
];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value) && value.length > 0 && value.every(isInline))
    yield plainText(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}

const promisesIn = (value: unknown): string[] =>
  [...textsIn(value)].filter((text) => ofServer.test(text));

describe('a site without its own server', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_SERVICES', 'none');
  });

  test('has its own notices, with their version, and one privacy page at the same address', () => {
    const { formNotices, legal, otherWay } = loadContent();
    expect(formNotices.file).toBe('without-server/form-notices.yaml');
    expect(otherWay.map(({ file }) => file)).toEqual(['legal/privacy.yaml', 'form-notices.yaml']);
    expect(legal.map(({ file }) => file)).toContain('without-server/privacy.yaml');
    const from = siteContentOn(loadContent(), today);
    expect(from.formNotices.enquiry.version).toBe(formNotices.value.version);
    expect(from.legal.map(({ href }) => href)).toEqual(withServer.legal.map(({ href }) => href));
    const privacy = sitePages(from, today).filter(({ path }) => path === '/privacy');
    expect(privacy.map(({ files }) => files)).toEqual([['without-server/privacy.yaml']]);
    const found = searchEntries(from, today).filter(({ href }) => href === '/privacy');
    expect(found).toHaveLength(1);
  });

  test('mentions nothing that only a server can do', () => {
    const from = siteContentOn(loadContent(), today);
    const shown = [...sitePages(from, today), ...resultPages(from)];
    const aboutUs = shown.filter(({ subject: { kind } }) => !aboutWork.includes(kind));
    expect(aboutUs.length).toBeGreaterThan(10);
    expect(promisesIn([from.formNotices, aboutUs])).toEqual([]);
  });

  test('promises nothing on About that only a server can do', () => {
    const about = { 'pages/about.yaml': { 'site.items.1.needs': 'server' } };
    const { pages } = siteContentOn(contentWith({ ...withoutServer, ...about }), today);
    expect(pages.about.site.items.map(({ title }) => title)).toEqual(['The first promise']);
  });

  test('is not built without its texts', () => {
    expect(() => contentWith({})).toThrow(ContentError);
    expect(contentWith(withoutServer).formNotices.file).toBe('without-server/form-notices.yaml');
  });
});

test('a site with a server shows the texts about it', () => {
  expect(ourContent.formNotices.file).toBe('form-notices.yaml');
  expect(ourContent.legal.map(({ file }) => file)).not.toContain('without-server/privacy.yaml');
  expect(promisesIn(withServer.formNotices)).not.toEqual([]);
  expect(promisesIn(withServer.legal)).not.toEqual([]);
});

test('content of an earlier version, without the second texts, can be read with a server', () => {
  expect(contentWith({}).otherWay).toEqual([]);
});

test('a fault in the texts of the other variant is found, whichever is built', () => {
  const file = 'without-server/privacy.yaml';
  const wrong = { ...withoutServer, [file]: { ...withoutServer[file], title: 5 } };
  expect(() => contentWith(wrong)).toThrow(ContentError);
  const nowhere = {
    ...withoutServer,
    [file]: { ...withoutServer[file], opening: 'See [it](page:nope) there.' },
  };
  expect(() => siteContentOn(contentWith(nowhere), today)).toThrow(ContentError);
});

test('which of two texts is not shown', () => {
  const files = ['form-notices.yaml', 'without-server/privacy.yaml', 'legal/terms.yaml'];
  expect(files.map(isOtherWay)).toEqual([false, true, false]);
  vi.stubEnv('SITE_SERVICES', 'none');
  expect(files.map(isOtherWay)).toEqual([true, false, false]);
});

test('a build has no server of its own if only EmailJS is set; empty means absent', () => {
  const key = { PUBLIC_EMAILJS_PUBLIC_KEY: 'k' };
  expect(areWithoutServer({ ...key, PUBLIC_API_URL: ' ' })).toBe(true);
  expect(areWithoutServer({ ...key, PUBLIC_API_URL: '/api' })).toBe(false);
  expect(areWithoutServer({ PUBLIC_EMAILJS_PUBLIC_KEY: '', PUBLIC_API_URL: '' })).toBe(false);
});
