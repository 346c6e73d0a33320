import MiniSearch from 'minisearch';
import type { SearchEntry } from '#schema/entries.ts';

export type FindPages = (words: string) => SearchEntry[];

/** A word in a page's name says more about it than the same word in one of its headings. */
const weights = { name: 8, terms: 4, line: 2, summary: 2, headings: 1 };

/** Words people type around what they look for. */
const unsaid = new Set(
  'a an and are at be by can do does for from how i in is it my of on or our the to we what with you your'.split(
    ' ',
  ),
);

/**
 * Finds the pages that hold all words typed or, if there is none, some of them. The last word may
 * be unfinished, and longer words may be misspelled.
 */
export function pageFinder(entries: readonly SearchEntry[]): FindPages {
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: Object.keys(weights),
    processTerm: (term) => (unsaid.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: weights,
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(entries);
  const byAddress = new Map(entries.map((entry) => [entry.href, entry]));
  const find = (words: string, combineWith: 'AND' | 'OR'): SearchEntry[] =>
    index.search(words, { combineWith }).flatMap(({ id }) => byAddress.get(String(id)) ?? []);
  return (words) => {
    const all = find(words, 'AND');
    return all.length > 0 ? all : find(words, 'OR');
  };
}
