import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { builtPages, fileOf } from './built-pages.ts';

/** The metadata of a built page, as a browser's parser reads it. */
export interface BuiltHead {
  readonly path: string;
  readonly title: string;
  /** Every meta by name or property; those of one colour scheme with its condition. */
  readonly metas: Readonly<Record<string, string>>;
  /** Every link by relation, except stylesheets and preloads. */
  readonly links: readonly { readonly rel: string; readonly href: string; readonly type: string }[];
  /** The text of every structured data block. */
  readonly data: readonly string[];
  readonly headings: readonly string[];
  readonly crumbs: readonly string[];
}

let heads: Promise<BuiltHead[]> | undefined;

/** Read once per worker. A worker fixture would do the same but restart the worker. */
export const test = base.extend<{ readonly heads: readonly BuiltHead[] }>({
  heads: async ({ browser }, provide) => {
    heads ??= browser.newPage().then(async (page) => {
      const read = await readHeads(page);
      await page.close();
      return read;
    });
    await provide(await heads);
  },
});

/** Parses every built page without a visit, so that no script runs. */
function readHeads(page: Page): Promise<BuiltHead[]> {
  const files = builtPages.map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') }));
  return page.evaluate(
    (all) =>
      all.map(({ path, html }) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        const every = (selector: string) => [...read.querySelectorAll(selector)];
        const words = (selector: string) =>
          every(selector).map(({ textContent }) => textContent.trim());
        const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
        return {
          path,
          title: read.title,
          metas: Object.fromEntries(
            every('head meta[content]').map((meta) => [
              attribute(meta, 'name') + attribute(meta, 'property') + attribute(meta, 'media'),
              attribute(meta, 'content'),
            ]),
          ),
          links: every('head link:not([rel=stylesheet], [rel=preload])').map((link) => ({
            rel: attribute(link, 'rel'),
            href: attribute(link, 'href'),
            type: attribute(link, 'type'),
          })),
          data: words('head script[type="application/ld+json"]'),
          headings: words('main :is(h1, h2, h3):not([hidden] *)'),
          crumbs: words('main nav[aria-label=Breadcrumbs] li'),
        };
      }),
    files,
  );
}
