import { similarity } from './word-similarity.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { wordsMeant, wordsOf } from './words-of.ts';

export interface Found {
  /** The nearest page first. */
  readonly pages: readonly SearchEntry[];
  /** What the company says where no page answers. */
  readonly say: string;
}

export type FindPages = (query: string) => Found;

/** A word in a page's name says more about it than in a heading, and there more than in its text. */
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

/** The strongest place in which a page holds one of some words. */
const strength = (alike: Alike, { title, names, terms, headings, texts }: Words): number =>
  Math.max(
    0,
    ...alike.map(([word, share]) => {
      // Its own title counts for a little more than what visitors call it, the more so a short one.
      if (title.has(word)) return share * (weights.names + 0.1 / title.size);
      if (names.has(word)) return share * weights.names;
      if (terms.has(word)) return share * weights.terms;
      if (headings.has(word)) return share * weights.headings;
      return texts.has(word) ? share * weights.texts : 0;
    }),
  );

/** Further below the best page than this, a page is found by chance. */
const near = 0.25;

/**
 * Finds the pages a query means. Every word typed counts, and the fewer pages hold it, the more.
 * What holds all of them comes before what holds some as strongly.
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
