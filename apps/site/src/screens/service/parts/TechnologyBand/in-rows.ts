import type { Technology } from '@studio/content/schema/entries.ts';

interface Row {
  readonly marked: boolean;
  readonly items: readonly Technology[];
}

/**
 * Names with a mark and names without one do not mix: among marks, a bare name looks like a missing
 * picture. The row of what is named first comes first; marks that only a few have are left out.
 */
export function inRows(technologies: readonly Technology[]): readonly Row[] {
  const marked = technologies.filter(({ icon }) => icon);
  if (marked.length < technologies.length / 2) return [{ marked: false, items: technologies }];
  const bare = technologies.filter(({ icon }) => !icon);
  // One name makes no row: it stays among the others, with its initial drawn as its mark.
  if (bare.length === 1) return [{ marked: true, items: technologies }];
  const rows = [
    { marked: true, items: marked },
    { marked: false, items: bare },
  ].filter(({ items }) => items.length > 0);
  return technologies[0]?.icon ? rows : rows.toReversed();
}
