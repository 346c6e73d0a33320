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
