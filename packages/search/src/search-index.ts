/** A page as the search on the site knows it. */
export interface SearchEntry {
  readonly name: string;
  readonly href: string;
  /** The group of pages it belongs to. */
  readonly group: string;
  readonly line: string;
  /** Further names it goes by: in the menu, and in the words of visitors. */
  readonly names: readonly string[];
  /** What else can be found: short texts, the headings of its bands, what it is made with. */
  readonly summary: string;
  readonly headings: readonly string[];
  readonly terms: readonly string[];
}

/** All the search knows: the build writes it to search-index.json. */
export interface SearchIndex {
  readonly pages: readonly SearchEntry[];
  /** Subjects visitors ask for that no page is about yet, and what the search says then. */
  readonly unanswered: readonly { readonly words: readonly string[]; readonly say: string }[];
  /** What the search says when it finds nothing. */
  readonly none: string;
}
