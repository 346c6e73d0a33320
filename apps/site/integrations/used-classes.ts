import { namesIn } from '@studio/styles/class-selectors.ts';

/**
 * The stylesheet that contains the classes of all others: the server's, for all pages. The browser's, for islands
 * only, repeats a part of it.
 */
export function completeAmong(sheets: readonly string[]): string {
  const read = sheets
    .map((css) => ({ css, classes: namesIn(css).classes }))
    .toSorted((a, b) => b.classes.size - a.classes.size);
  const [complete, ...others] = read;
  if (!complete) throw new Error('The build wrote no stylesheet.');
  const missing = others.flatMap(({ classes }) => [...classes.difference(complete.classes)]);
  if (missing[0])
    throw new Error(
      `The site's stylesheet lacks .${missing[0]}, which an island uses. Render that island on a page.`,
    );
  return complete.css;
}

const attribute = / class="([^"]*)"/g;
const openingTag = /<[a-z][^>]*? class="([^"]*)"/g;

/** A class without a rule is a typing error, or its rule was lost in the build. */
export function refuseUnknownClasses(
  pages: readonly { readonly page: string; readonly html: string }[],
  css: string,
): void {
  const { classes } = namesIn(css);
  const unknownIn = (names: string): string | undefined =>
    names.split(/\s+/).find((name) => name && !classes.has(name));
  // Thousands of pages share a few hundred attributes: each is checked once, and tags are separated from
  // text only if one is unknown.
  const known = new Set<string>();
  for (const { page, html } of pages)
    for (const [, names = ''] of html.matchAll(attribute)) {
      if (known.has(names)) continue;
      const name = unknownIn(names);
      const tag = name && html.matchAll(openingTag).find(([, found]) => found === names)?.[0];
      if (tag)
        throw new Error(
          `${page} uses the class “${name}”, which no stylesheet has, in ${tag}>. Write its rule, or take the class away.`,
        );
      if (!name) known.add(names);
    }
}

/** The classes a page uses. */
export const classesIn = (html: string): Set<string> =>
  new Set(html.matchAll(attribute).flatMap(([, names = '']) => names.split(/\s+/)));
