import { namesIn } from '#styles/class-selectors.ts';

/**
 * The stylesheet that has the classes of all others: the server's, of every page. The browser's, of
 * the islands alone, repeats a part of it.
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

const openingTag = /<[a-z][^>]*? class="([^"]*)"/g;

/** A class without a rule is a slip of the pen, or a rule that got lost on the way. */
export function refuseUnknownClasses(
  pages: readonly { readonly page: string; readonly html: string }[],
  css: string,
): void {
  const { classes } = namesIn(css);
  for (const { page, html } of pages)
    for (const [tag, names = ''] of html.matchAll(openingTag))
      for (const name of names.split(/\s+/).filter(Boolean))
        if (!classes.has(name))
          throw new Error(
            `${page} uses the class “${name}”, which no stylesheet has, in ${tag}>. Write its rule, or take the class away.`,
          );
}
