import type { Technology } from '@studio/content/schema/entries.ts';

interface Row {
  readonly marked: boolean;
  readonly items: readonly Technology[];
}

/**
 * Names with and without a logo are not mixed: among logos, a bare name looks like a missing picture. The row with
 * the first name comes first; logos that only a few have are left out.
 */
export function inRows(technologies: readonly Technology[]): readonly Row[] {
  const marked = technologies.filter(({ icon }) => icon);
  if (marked.length < technologies.length / 2) return [{ marked: false, items: technologies }];
  const bare = technologies.filter(({ icon }) => !icon);
  // A single name stays among the others, with its initial in place of a logo.
  if (bare.length === 1) return [{ marked: true, items: technologies }];
  const rows = [
    { marked: true, items: marked },
    { marked: false, items: bare },
  ].filter(({ items }) => items.length > 0);
  return technologies[0]?.icon ? rows : rows.toReversed();
}
