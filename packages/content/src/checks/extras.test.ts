import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fixedPages } from '#reader/paths.ts';
import { contentRoot } from '#reader/content-root.ts';
import { isOffFile } from '#reader/extras.ts';
import { formatFinding } from '#reader/finding.ts';
import { loadContent, type Content } from '#reader/load-content.ts';
import { allExtras, extraNames } from '#reader/test-content/all-extras.ts';
import {
  withContentFolder,
  contentWith,
  type Overrides,
} from '#reader/test-content/content-with.ts';
import { releasedUrls } from '#reader/released-urls.ts';
import { siteContentOn } from '#reader/site-content.ts';
import { resultPages } from '#routes/result-pages.ts';
import { buyerLinks } from '#routes/extra-links.ts';
import { mainMenu } from '#routes/main-menu.ts';
import { searchEntries } from '#routes/search-entries.ts';
import { sitePages } from '#routes/site-pages.ts';
import type { Extra, Extras } from '#schema/extras.schema.ts';
import { finder } from './advice.ts';
import { contentChecks } from './content-checks.ts';
import { dueClaims, dueTerms } from './expiry.ts';
import { unusedFacts } from './facts.ts';
import { launchChecks } from './launch-checks.ts';
import { redirects } from './links.ts';
import { checked, findingsOf } from './run-checks.ts';

const today = new Date();

/** The paths that each extra removes, and a fault in its files that would block a launch. */
const taken: Readonly<Record<Extra, { readonly addresses: readonly string[]; faults: Overrides }>> =
  {
    sheet: {
      addresses: ['/sheet'],
      faults: { 'sheet.yaml': { 'examples.0.name': 'John Doe' } },
    },
    finder: {
      addresses: [],
      faults: { 'finder.yaml': { title: 'Ask John Doe' } },
    },
    termsOfWork: {
      addresses: ['/terms-of-work'],
      faults: { 'pages/terms-of-work.yaml': { 'notice.sample': true } },
    },
    security: {
      addresses: ['/security', '/nda.txt'],
      faults: { 'pages/security.yaml': { 'answers.groups.0.items.0.sample': true } },
    },
    people: {
      addresses: [],
      faults: {
        'people/asha.yaml': {
          order: 1,
          sample: true,
          name: 'Asha',
          role: 'Engineer',
          ask: 'How it works.',
        },
        'services/atlas.yaml': { answeredBy: 'asha' },
      },
    },
    search: {
      addresses: ['/search'],
      faults: { 'pages/search.yaml': { heading: 'Ask John Doe' } },
    },
  };

const off = (...extras: readonly Extra[]): Extras => ({
  ...allExtras,
  ...Object.fromEntries(extras.map((extra) => [extra, false])),
});

const withExtras = (content: Content, value: Extras): Content => ({
  ...content,
  extras: { ...content.extras, value },
});

/** Every internal path in the content, wherever it is written. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^\/(?!sheets\/|og\/|.*\.md$)/.test(value)) yield value.replace(/#.*/, '');
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      // Paths on an exhibit are those of an invented product.
      if (key !== 'exhibit') yield* addressesIn(item);
}

const files = ['/.well-known/security.txt', '/nda.txt'];

const switches = [...extraNames.map((extra) => ({ extras: [extra] })), { extras: extraNames }];

describe.each(switches)('without $extras', ({ extras }) => {
  const gone = extras.flatMap((extra) => taken[extra].addresses);
  const content = withExtras(loadContent(), off(...extras));
  const from = siteContentOn(content, today);
  const listed = sitePages(from, today);
  const paths = [...listed, ...resultPages(from)].map(({ path }) => path);

  test('it has no page, and every other page stays', () => {
    const all = sitePages(siteContentOn(withExtras(content, allExtras), today), today);
    expect(listed.map(({ path }) => path)).toEqual(
      all.map(({ path }) => path).filter((path) => !gone.includes(path)),
    );
  });

  test('nothing links to it', () => {
    const led = [listed, resultPages(from), mainMenu(from), buyerLinks(from), from.redirects];
    const known = [...paths, ...files].filter((path) => !gone.includes(path));
    expect([...new Set(addressesIn(led))].filter((path) => !known.includes(path))).toEqual([]);
  });

  test('the search finds the existing pages', () => {
    const found = searchEntries(from, today).map(({ href }) => href);
    expect(found.filter((href) => !paths.includes(href))).toEqual([]);
    expect(found).toContain(fixedPages.contact);
  });

  test('no released path of it is missed', () => {
    expect(redirects(releasedUrls(), today)(content).map(formatFinding)).toEqual([]);
  });

  test('the launch waits for nothing of it', async () => {
    const faults = Object.assign({}, ...extras.map((extra) => taken[extra].faults)) as Overrides;
    const launch = async (value: Extras, changes: Overrides = {}) =>
      (await checked(contentWith({ ...changes, 'extras.yaml': value }), launchChecks(today))).map(
        formatFinding,
      );
    const before = await launch(allExtras);
    expect((await launch(allExtras, faults)).length).toBeGreaterThan(before.length);
    const without = await launch(off(...extras));
    expect(await launch(off(...extras), faults)).toEqual(without);
    expect(before).toEqual(expect.arrayContaining(without));
  });
});

/** A fact and a claim that only an extra shows, a case for its finder, all long expired. */
const grownOld: Overrides = {
  'facts.yaml': { 'price.expires': '2020-01-01', 'price.sample': true },
  'claims.yaml': { 'market.checkAgain': '2020-01-01', 'market.publisher': null },
  'services/cedar.yaml': { 'notFor.items': ['It is [claim:market].', 'So is [claim:market].'] },
};

test('nothing of it has to be checked again', async () => {
  const found = async (value: Partial<Extras>, faults = grownOld) => {
    const content = contentWith({ ...faults, 'extras.yaml': value });
    const checks = [dueTerms(today), dueClaims(today), finder, unusedFacts];
    const left = await checked(content, [...checks, ...launchChecks(today)]);
    return [...new Set(left.map(({ file, field }) => `${file} ${field}`))];
  };
  const price = ['facts.yaml price.expires', 'facts.yaml sample'];
  const market = ['claims.yaml market.checkAgain', 'claims.yaml market.publisher'];
  const before = await found({}, {});
  const old = async (value: Partial<Extras>, faults = grownOld) =>
    (await found(value, faults)).filter((finding) => !before.includes(finding)).sort();

  expect(await old({})).toEqual([...market, ...price, 'services/cedar.yaml notFor.items']);
  expect(await old({ finder: false })).toEqual([...market, ...price]);
  expect(await old({ termsOfWork: false, finder: false })).toEqual(market);
});

test('a service names no person while people are off, and that is no fault', () => {
  const faults = { 'extras.yaml': { people: false }, ...taken.people.faults };
  const { people, services } = siteContentOn(contentWith(faults), today);
  expect(people).toEqual([]);
  expect(services.map(({ answeredBy }) => answeredBy)).not.toContainEqual(expect.anything());
});

test('home asks nothing while sheets are off, and a service has no figures while terms are off', async () => {
  const parts = ['drawing', 'survey', 'open', 'today', 'first', 'used', 'anyDate', 'date', 'none'];
  const fact = { about: 'A price', unit: 'USD', least: 9, most: 9, owner: 'Head of rules' };
  const sample = { ...fact, expires: '9999-01-01', sample: true };
  const faults = {
    'facts.yaml': { asked: sample, offered: sample },
    'pages/home.yaml': {
      ask: { sample: true, ...Object.fromEntries(parts.map((part) => [part, '[fact:asked].'])) },
    },
    'services/atlas.yaml': {
      'engagement.shape': {
        first: { fact: 'length', says: 'a first result' },
        from: { fact: 'offered', says: 'fixed' },
        people: 'team',
        weeks: 'length',
        price: 'offered',
      },
    },
  };
  const shownWith = async (extras: Partial<Extras>) => {
    const content = contentWith({ ...faults, 'extras.yaml': extras });
    const { pages, services } = siteContentOn(content, today);
    return {
      asks: pages.home.ask !== undefined,
      figures: services[0]?.engagement.shape !== undefined,
      launch: (await checked(content, launchChecks(today))).flatMap(({ file, field, problem }) =>
        file === 'facts.yaml' ? ['asked', 'offered'].filter((id) => says(problem, id)) : field,
      ),
    };
  };
  const both = await shownWith({});
  expect(both).toMatchObject({ asks: true, figures: true });
  expect(both.launch).toEqual(expect.arrayContaining(['asked', 'offered', 'ask.sample']));
  const neither = await shownWith({ sheet: false, termsOfWork: false });
  expect(neither).toMatchObject({ asks: false, figures: false });
  expect(neither.launch).not.toContain('asked');
  expect(neither.launch).not.toContain('offered');
  expect(neither.launch).not.toContain('ask.sample');
});

test('a sentence about a page that is off is removed, and text for it is no fault', () => {
  const faults = {
    'extras.yaml': { security: false },
    'pages/about.yaml': { opening: 'We build. Who may see it is [written](page:security).' },
    'search-words.yaml': { pages: [{ page: 'page:security', words: ['iso'] }] },
    'redirects.yaml': '- from: /safe\n  to: page:security\n  why: It was renamed.\n',
  };
  const { pages, searchWords, redirects: left } = siteContentOn(contentWith(faults), today);
  expect(pages.about.opening).toEqual([{ kind: 'text', text: 'We build.' }]);
  expect([...searchWords.byAddress]).toEqual([]);
  expect(left).toEqual([]);
});

test('a faulty file of an extra that is off is still reported, so that it can be switched on', async () => {
  const faults = { 'extras.yaml': { finder: false }, 'finder.yaml': { title: 5 } };
  const found = await withContentFolder(faults, (root) => findingsOf(contentChecks(today), root));
  expect(found.map(formatFinding)).toEqual([
    'content/finder.yaml, title: must be written as text. Put quotes around it.',
  ]);
});

test('launch-check of the shipped content without extras lists nothing of one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(contentRoot(), root, { recursive: true });
    const none = off(...extraNames);
    writeFileSync(join(root, 'extras.yaml'), stringify(none));
    const findings = await findingsOf(launchChecks(today), root);
    expect(findings.map(({ file }) => file).filter((file) => isOffFile(file, none))).toEqual([]);

    const { files: on, facts, claims } = loadContent(root);
    const shown = JSON.stringify(
      on.flatMap(({ file, raw }) => ([facts.file, claims.file].includes(file) ? [] : raw)),
    );
    const reported = findings.flatMap(({ file, field, problem }) => {
      if (file === claims.file) return field.replace(/\..*/, '');
      return file === facts.file ? Object.keys(facts.value).filter((id) => says(problem, id)) : [];
    });
    expect(reported.filter((id) => !says(shown, id))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

/** Whether an id is named, and not as a part of a longer one. */
const says = (text: string, id: string): boolean =>
  new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text);
