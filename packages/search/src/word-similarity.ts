/** Endings that do not change the subject of a word: migrate, migrated, migrations. */
const ending =
  /(?:i[sz])?(?:ations?|at(?:ed?|es|ing|ors?)|ions?|ments?|ers?|ings?|ed|ies|es|e|s|y)$/;

const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return stem.length >= 4 ? stem : word.replace(/s$/, '');
};

/** Whether two words differ by one letter added, missing or wrong, or by two letters swapped. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let tail = 0;
  while (
    tail < Math.min(a.length, b.length) - from &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail += 1;
  const [inA, inB] = [a.slice(from, a.length - tail), b.slice(from, b.length - tail)];
  return (
    Math.max(inA.length, inB.length) <= 1 || (inB.length === 2 && inA === `${inB[1]}${inB[0]}`)
  );
}

/**
 * The similarity of a typed word to a word on a page, from 0 to 1: equal, another form, a prefix, or misspelled by
 * one letter. Short words are too similar to each other for guessing.
 */
export function similarity(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length > 2 && stemOf(typed) === stemOf(word)) return 0.9;
  if (typed.length > 2 && word.startsWith(typed)) return 0.6;
  if (typed.length > 4 && word.length > 3 && isOneTypoApart(typed, word)) return 0.5;
  return 0;
}
