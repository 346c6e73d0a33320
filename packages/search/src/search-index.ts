/** A page in the index of the site's search. */
export interface SearchEntry {
  readonly name: string;
  readonly href: string;
  /** The group of pages it belongs to. */
  readonly group: string;
  readonly line: string;
  /** Other names of the page: in the menu, and in the words of visitors. */
  readonly names: readonly string[];
  /** Other text that can be found: short texts, section headings, technologies. */
  readonly summary: string;
  readonly headings: readonly string[];
  readonly terms: readonly string[];
}

/** The search index; the build writes it to search-index.json. */
export interface SearchIndex {
  readonly pages: readonly SearchEntry[];
  /** Subjects that visitors ask for but no page covers yet, with an answer for each. */
  readonly unanswered: readonly { readonly words: readonly string[]; readonly say: string }[];
  /** The answer if nothing is found. */
  readonly none: string;
}
