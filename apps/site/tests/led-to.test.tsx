import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { allExtras, extraNames } from '@studio/content/reader/planted/all-extras.ts';
import { siteContentOn } from '@studio/content/reader/site-content.ts';
import { answerPages } from '@studio/content/routes/answer-pages.ts';
import { buyerLinks, extraLinks } from '@studio/content/routes/extra-links.ts';
import { mainMenu } from '@studio/content/routes/main-menu.ts';
import { sitePages } from '@studio/content/routes/site-pages.ts';
import { Footer } from '#layout/Footer/Footer.tsx';
import { Header } from '#layout/Header/Header.tsx';
import { Screen } from '#screens/Screen/Screen.tsx';

const content = loadContent();
const today = new Date();
const files = ['/.well-known/security.txt'];

/** What every page leads to within the site, without the place in the page. */
const ledTo = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, address = '']) =>
    address.replace(/#.*/, ''),
  );

function siteWithout(off: readonly string[]) {
  const value = { ...allExtras, ...Object.fromEntries(off.map((extra) => [extra, false])) };
  const from = siteContentOn({ ...content, extras: { ...content.extras, value } }, today);
  const pages = [...sitePages(from, today), ...answerPages(from)];
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
  // Pages of one kind differ in content alone, whose links packages/content tests.
  const ofEachKind = Map.groupBy(pages, ({ subject }) => subject.kind).values();
  const screens = [...ofEachKind].flatMap(([page]) =>
    page ? renderToStaticMarkup(<Screen page={page} company={company} links={links} />) : [],
  );
  return { from, pages, html: [around, ...screens].join('') };
}

test.each([{ off: [] }, ...extraNames.map((extra) => ({ off: [extra] })), { off: extraNames }])(
  'without $off no screen leads to a page or a file that is not there',
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
