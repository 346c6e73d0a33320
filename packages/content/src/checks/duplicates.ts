import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { passagesIn } from './passages.ts';

interface Head {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

/** Two pages with the same title or description cannot be distinguished in search results. */
export const unique: Check = (content) => [
  ...repeated(titles(content), 'title'),
  ...repeated(summaries(content), 'summary'),
];

function repeated(heads: readonly Head[], what: string): Finding[] {
  const first = new Map<string, Head>();
  return heads.flatMap((head) => {
    const key = head.text.toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, head);
      return [];
    }
    return {
      file: head.file,
      field: head.field,
      problem: `repeats the ${what} of content/${other.file}: “${head.text}”.`,
      fix: `Give this page a ${what} of its own.`,
    };
  });
}

const titles = (content: Content): Head[] => [
  ...titled(content).map(({ file, value }) => ({ file, field: 'title', text: value.title })),
  ...content.projects.map(({ file, value }) => ({ file, field: 'name', text: value.name })),
];

const summaries = (content: Content): Head[] =>
  [...titled(content), ...content.projects].map(({ file, value }) => ({
    file,
    field: 'summary',
    text: value.summary,
  }));

const titled = ({ pages, services, vacancies, legal }: Content) => [
  ...Object.entries(pages).map(([name, value]) => ({ file: `pages/${name}.yaml`, value })),
  ...services,
  ...vacancies,
  ...legal,
];

/** A page's own text in passages, so that no phrase spans two of them. */
export interface OwnText {
  readonly file: string;
  readonly passages: readonly string[];
}

export interface Similarity {
  readonly file: string;
  readonly other: string;
  /** The shared phrases as a share of the shorter page's phrases: 0 to 1. */
  readonly share: number;
}

const phraseLength = 5;

function phrasesOf({ passages }: OwnText): Set<string> {
  const phrases = new Set<string>();
  for (const passage of passages) {
    const words = passage.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
    for (let end = phraseLength; end <= words.length; end += 1)
      phrases.add(words.slice(end - phraseLength, end).join(' '));
  }
  return phrases;
}

/**
 * For each page, the earlier pages that share a phrase of five words with it. Uses an index from phrases to pages, so
 * that thousands of pages with little in common are fast.
 */
export function* similarTexts(pages: readonly OwnText[]): Generator<Similarity> {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  for (const [page, text] of pages.entries()) {
    const phrases = phrasesOf(text);
    const shared = new Uint32Array(page);
    for (const phrase of phrases) {
      const earlier = holders.get(phrase);
      for (const other of earlier ?? []) shared[other] = (shared[other] ?? 0) + 1;
      if (earlier) earlier.push(page);
      else holders.set(phrase, [page]);
    }
    for (const [other, size] of sizes.entries()) {
      const count = shared[other] ?? 0;
      if (count > 0)
        yield {
          file: text.file,
          other: pages[other]?.file ?? '',
          share: count / Math.min(phrases.size, size),
        };
    }
    sizes.push(phrases.size);
  }
}

/** Files that become a page of their own. */
const pageFile = /^(?:legal|pages|projects|services|vacancies)\//;

/** Text in a page's file that is shown elsewhere: in menus, search results, or on every service page. */
const readElsewhere =
  /^(?:menuName|line|summary|coverText|drawings\..+|case\.steps\..+\.drawing|why\..+)$/;

export const ownTexts = (content: Content): OwnText[] =>
  content.files
    .filter(({ file }) => pageFile.test(file))
    .map((page) => ({
      file: page.file,
      passages: passagesIn(page)
        .filter(({ field }) => !readElsewhere.test(field))
        .map(({ words }) => words),
    }));

const allowedShare = 0.15;

/** Two pages should not have the same text. Each page is reported with its most similar one only. */
export const duplicateText: Check = (content) => {
  const nearest = new Map<string, Similarity>();
  for (const pair of similarTexts(ownTexts(content)))
    if (pair.share > (nearest.get(pair.file)?.share ?? allowedShare)) nearest.set(pair.file, pair);
  return [...nearest.values()].map(({ file, other, share }) => ({
    file,
    field: '',
    problem: `is ${Math.ceil(share * 100)} % like content/${other}; 15 % is the limit.`,
    fix: 'Say what only this page can say, or make the two one page.',
  }));
};
