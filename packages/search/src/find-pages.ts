import { similarity } from './word-similarity.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { wordsMeant, wordsOf } from './words-of.ts';

export interface Found {
  /** Best match first. */
  readonly pages: readonly SearchEntry[];
  /** The company's answer if no page matches. */
  readonly say: string;
}

export type FindPages = (query: string) => Found;

/** A word in a page's name counts more than in a heading, and there more than in its text. */
const weights = { names: 10, terms: 5, headings: 3, texts: 2 };

type Words = Readonly<Record<keyof typeof weights | 'title', ReadonlySet<string>>>;

const wordsIn = (...texts: string[]): Set<string> => new Set(wordsOf(texts.join(' ')));

const partsOf = (page: SearchEntry): Words => ({
  title: wordsIn(page.name, page.href),
  names: wordsIn(...page.names),
  terms: wordsIn(...page.terms),
  headings: wordsIn(...page.headings),
  texts: wordsIn(page.line, page.summary),
});

type Alike = readonly (readonly [word: string, similarity: number])[];

/** The best place in which a page has one of these words. */
const strength = (alike: Alike, { title, names, terms, headings, texts }: Words): number =>
  Math.max(
    0,
    ...alike.map(([word, share]) => {
      // The title counts slightly more than other names, and a short title more than a long one.
      if (title.has(word)) return share * (weights.names + 0.1 / title.size);
      if (names.has(word)) return share * weights.names;
      if (terms.has(word)) return share * weights.terms;
      if (headings.has(word)) return share * weights.headings;
      return texts.has(word) ? share * weights.texts : 0;
    }),
  );

/** Pages that score below this share of the best one match by chance. */
const near = 0.25;

/**
 * Finds the pages that match a query. Every word counts, and rare words count more. Pages with all words come before
 * pages with equally strong matches of some.
 */
export function pageFinder({ pages, unanswered, none }: SearchIndex): FindPages {
  const known = pages.map((page) => ({ page, words: partsOf(page) }));
  const vocabulary = new Set(
    known.flatMap(({ words }) => Object.values(words).flatMap((some) => [...some])),
  );
  const alikeTo = (typed: string): Alike =>
    [...vocabulary]
      .map((word) => [word, similarity(typed, word)] as const)
      .filter(([, share]) => share > 0);

  const rank = (meant: readonly string[]) => {
    const columns = meant.map((typed) => {
      const alike = alikeTo(typed);
      const strengths = known.map(({ words }) => strength(alike, words));
      const holding = strengths.filter((one) => one > 0).length;
      return strengths.map((one) => one * Math.log(1 + known.length / Math.max(holding, 1)));
    });
    return known.map(({ page }, i) => {
      const each = columns.map((column) => column[i] ?? 0);
      const sum = each.reduce((all, one) => all + one, 0);
      return { page, score: each.every((one) => one > 0) ? 1.5 * sum : sum };
    });
  };

  return (query) => {
    const meant = wordsMeant(query);
    const ranked = meant.length > 0 ? rank(meant).sort((a, b) => b.score - a.score) : [];
    const least = near * (ranked[0]?.score ?? 0);
    const found = ranked.filter(({ score }) => score > 0 && score >= least);
    const subject = unanswered.find(({ words }) =>
      words.some((words) => wordsMeant(words).every((word) => meant.includes(word))),
    );
    return {
      pages: found.map(({ page }) => page),
      say: subject?.say ?? (meant.length > 0 && found.length === 0 ? none : ''),
    };
  };
}
