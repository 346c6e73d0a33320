import { isPair, isScalar, parseDocument, visit } from 'yaml';

/**
 * Inside a text: a link's target, a claim's or a figure's id, a field that is filled in, a name with its
 * number, as in WCAG 2.2, and a working time, by which a clock may be set.
 */
const kept =
  /(\]\([^)]*\)|\[(?:claim|figure):[^\]]*\]|\{[a-z]+\}|(?:\S+ )?\S*\d\S*|\w+ working (?:day|hour)s?)/;

/** What is no text: the name of a file, an icon or an answer, an address, a day, a number. */
const noText = /^(?:[a-z0-9-]+|[a-z]+\.[a-z]+|si[A-Z]\w*|\S+[:@/]\S+|[^a-zA-Z]+)$/;

/** Fields whose text is one of a list. */
const chosen = new Set<unknown>(['country', 'fonts', 'week']);

const next = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a', A: 'E', E: 'I', I: 'O', O: 'U', U: 'A' };

/**
 * A content file in other words: every vowel becomes the next one, and every share grows by two.
 * Lengths, markup and equal texts stay, so a test that fails depends on the wording of the content.
 */
export function inOtherWords(file: string): string {
  const document = parseDocument(file);
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || noText.test(node.value)) return;
      if (path.some((one) => isPair(one) && isScalar(one.key) && chosen.has(one.key.value))) return;
      node.value = otherwise(node.value);
    },
  });
  // The one tagline that may lack its stop is the specification's own.
  return document.toString({ lineWidth: 0 }).replace(/^(tagline: .*[^.\n])$/m, '$1.');
}

const otherwise = (text: string): string =>
  text
    .split(kept)
    .map((part) => (kept.test(part) ? part : part.replace(/[aeiou]/gi, nextVowel)))
    .join('')
    .replace(/\d+(?=%)/g, (share) => String(Number(share) + 2));

const nextVowel = (letter: string): string => next[letter as keyof typeof next];
