import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { allExtras, extraNames } from '@studio/content/reader/test-content/all-extras.ts';
import { siteContentOn } from '@studio/content/reader/site-content.ts';
import { resultPages } from '@studio/content/routes/result-pages.ts';
import { buyerLinks, extraLinks } from '@studio/content/routes/extra-links.ts';
import { mainMenu } from '@studio/content/routes/main-menu.ts';
import { sitePages } from '@studio/content/routes/site-pages.ts';
import type { Extra } from '@studio/content/schema/extras.schema.ts';
import { plainText } from '@studio/content/schema/rich-text.ts';
import { Footer } from '#layout/Footer/Footer.tsx';
import { Header } from '#layout/Header/Header.tsx';
import { Screen } from '#screens/Screen/Screen.tsx';

const content = loadContent();
const today = new Date();
const files = ['/.well-known/security.txt'];

/** The internal links of every page, without anchors. */
const ledTo = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, address = '']) =>
    address.replace(/#.*/, ''),
  );

function contentWithout(off: readonly string[]) {
  const value = { ...allExtras, ...Object.fromEntries(off.map((extra) => [extra, false])) };
  return siteContentOn({ ...content, extras: { ...content.extras, value } }, today);
}

function siteWithout(off: readonly string[]) {
  const from = contentWithout(off);
  const pages = [...sitePages(from, today), ...resultPages(from)];
  const { company, logo } = from;
  const links = extraLinks(from);
  const around = renderToStaticMarkup(
    <>
      <Header company={company} logo={logo} menu={mainMenu(from)} search={links.search} path="/" />
      <Footer
        company={company}
        logo={logo}
        support={undefined}
        legal={buyerLinks(from)}
        year={2026}
        joinAction={undefined}
        joinByEmailJs={undefined}
        joinNotice={from.formNotices.subscription}
        registered
      />
    </>,
  );
  // Pages of one kind differ only in content, whose links packages/content tests.
  const ofEachKind = Map.groupBy(pages, ({ subject }) => subject.kind).values();
  const screens = [...ofEachKind].flatMap(([page]) =>
    page ? renderToStaticMarkup(<Screen page={page} company={company} links={links} />) : [],
  );
  return { from, pages, html: [around, ...screens].join('') };
}

test.each([{ off: [] }, ...extraNames.map((extra) => ({ off: [extra] })), { off: extraNames }])(
  'without $off no screen links to a page or file that does not exist',
  ({ off }) => {
    const { from, pages, html } = siteWithout(off);
    const known = new Set([
      ...pages.map(({ path }) => path),
      ...files,
      ...(from.nda ? ['/nda.txt'] : []),
    ]);
    const made = from.sheet ? /^\/(?:marks|pictures|sheets)\// : /^\/(?:marks|pictures)\//;
    const lost = ledTo(html).filter((address) => !known.has(address) && !made.test(address));
    expect([...new Set(lost)]).toEqual([]);
  },
);

/** The words by which pages mention each extra, with a link or without. */
const wordsFor: Readonly<Record<Extra, RegExp>> = {
  sheet: /\b(?:a|your|this) sheet\b/i,
  finder: /\bfinder\b|which service fits/i,
  termsOfWork: /What it costs/,
  security: /security answers|security team|confidentiality/i,
  people: /who you will meet|drawn, not photographed/i,
  search: /\b(?:the|our) search\b|searched for|every page by subject/i,
};

/** The text of each page, its footer and its forms. Services and projects mention other searches and sheets. */
function readWithout(off: readonly string[]): string {
  const from = contentWithout(off);
  const pages = [...sitePages(from, today), ...resultPages(from)].filter(
    ({ subject }) => subject.kind !== 'service' && subject.kind !== 'project',
  );
  const links = extraLinks(from);
  const screens = pages.map((page) =>
    renderToStaticMarkup(<Screen page={page} company={from.company} links={links} />),
  );
  const { enquiry, subscription } = from.formNotices;
  const notices = [enquiry, subscription].flatMap(({ points }) =>
    points.map(({ words }) => plainText(words)),
  );
  const summaries = pages.map(({ summary }) => summary);
  return [
    ...screens.map((html) => html.replaceAll(/<[^>]*>/g, ' ')),
    ...notices,
    ...summaries,
  ].join('\n');
}

test.each(extraNames)('without %s nothing mentions it', (extra) => {
  expect(readWithout([])).toMatch(wordsFor[extra]);
  expect(readWithout([extra]).match(wordsFor[extra])?.[0]).toBeUndefined();
});
