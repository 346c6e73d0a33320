// Letters whose marks only modify them, as accents do. In Indic scripts marks are vowels and are kept.
const MODIFIED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]$/u;
// Only the marks: a pattern that tests every letter takes twice as long.
const MARKS = /\p{M}+/gu;
// Scripts without spaces: any two adjacent characters are a word.
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;
export const ADDRESS = /[^\s<>()",;]+@[^\s<>()",;]+/gu;
/** A telephone number as people write it, with separators between its digits. */
export const NUMBER = /\+?\(?\d[\d ().\u00a0/-]{2,30}\d/gu;
const LONGEST = 60;
/** Fewer digits are a house number or a year, and match the end of too many telephone numbers. */
export const FEWEST_DIGITS = 4;
/** Prefix of a reversed number: its end is then found as the beginning of a word. */
const BACKWARDS = '~';

// Most texts are ASCII and only need lower case.
export const PLAIN = /^[\u0000-\u007f]*$/u;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, (marks, at: number, all: string) =>
      MODIFIED.test(all.slice(Math.max(0, at - 2), at)) ? '' : marks,
    )
    .replace(/\u0640/gu, '') // the Arabic stroke that only stretches a word
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[\u0671]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .normalize('NFC');
}

function pairs(run: string): string[] {
  const signs = Array.from(run);
  if (signs.length === 1) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
}

export const cut = (word: string): string =>
  word.length <= LONGEST ? word : Array.from(word).slice(0, LONGEST).join('');

function wordsOf(folded: string): string[] {
  const spaced = folded.replace(UNSPACED, ' ');
  return [...(spaced.match(WORD) ?? []).map(cut), ...(folded.match(UNSPACED) ?? []).flatMap(pairs)];
}

/** Its digits, without a zero in brackets, which is dialled only inside the country. */
export const digitsOf = (number: string): string =>
  number.replace(/\(0\)/u, '').replaceAll(/[^\d]/gu, '');

const backwards = (digits: string): string =>
  `${BACKWARDS}${Array.from(digits).reverse().join('')}`;

/** What looks like a telephone number in a text, as written. */
export const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).filter((one) => digitsOf(one).length >= FEWEST_DIGITS);

/** The terms of a telephone number: each spelling, the full number first, and its end. */
export function numberTerms(spellings: readonly string[]): string[] {
  const digits = spellings.map(digitsOf);
  return [...new Set([...digits, ...digits.slice(0, 1).map(backwards)])];
}

/** The terms of a text, in any script, including whole email addresses. */
export function searchTerms(texts: readonly string[]): string[] {
  const folded = fold(texts.join('\n'));
  const signs = (folded.match(UNSPACED) ?? []).flatMap((run) => Array.from(run));
  return [
    ...new Set([
      ...wordsOf(folded),
      // A single character is indexed too, and only found as a whole word.
      ...signs,
      ...(folded.match(ADDRESS) ?? []).map(cut),
    ]),
  ];
}

export interface WordTerm {
  readonly word: string;
  /** Still being typed, so a prefix is enough. */
  readonly isOpen: boolean;
}

/** A term that must match: a word, or digits that may be a telephone number. */
export type Term =
  | ({ readonly kind: 'word' } & WordTerm)
  | {
      readonly kind: 'number';
      /** With and without the dialling prefix. */
      readonly digits: readonly string[];
      /** The same digits as ordinary words: a year, an amount. */
      readonly words: readonly WordTerm[];
    };

function numberTerm(typed: string, isOpen: boolean): Term {
  const digits = digitsOf(typed);
  const words = wordsOf(typed);
  return {
    kind: 'number',
    digits: [...new Set([digits, digits.replace(/^0+/u, '')])].filter(
      (one) => one.length >= FEWEST_DIGITS,
    ),
    words: words.map((word, at) => ({ word, isOpen: isOpen && at === words.length - 1 })),
  };
}

/** The typed search as terms that must all match; the last one may be incomplete. */
export function termsOf(typed: string): readonly Term[] {
  let rest = fold(typed).trim();
  const isOpen = !/\s$/u.test(typed);
  const end = rest;
  const addresses = rest.match(ADDRESS) ?? [];
  for (const address of addresses) rest = rest.replace(address, ' ');
  const numbers = numbersIn(rest);
  for (const number of numbers) rest = rest.replace(number, ' ');
  const words = [...new Set([...addresses.map(cut), ...wordsOf(rest)])];
  const isLastNumber = numbers.some((number) => end.endsWith(number));
  const last = isLastNumber ? undefined : words.at(-1);
  return [
    ...words.map((word): Term => {
      // A pair of characters is complete; its prefix would be a single character.
      const isWhole = new RegExp(UNSPACED.source, 'u').test(word);
      return { kind: 'word', word, isOpen: isOpen && word === last && !isWhole };
    }),
    ...numbers.map((number) => numberTerm(number, isOpen && end.endsWith(number))),
  ];
}

/** Whether the search can only be a telephone number. */
export const isNumber = (typed: string): boolean => {
  const terms = termsOf(typed);
  return terms.length === 1 && terms[0]?.kind === 'number';
};

const quote = (word: string): string => `'${word.replaceAll(/['\\]/gu, '$&$&')}'`;
const beginning = (word: string): string => `${quote(word)}:*`;

const queryOf = (term: Term): string => {
  if (term.kind === 'word') return term.isOpen ? beginning(term.word) : quote(term.word);
  const words = term.words.map((word) => queryOf({ kind: 'word', ...word })).join(' & ');
  const numbers = term.digits.flatMap((one) => [beginning(one), beginning(backwards(one))]);
  return `(${[`(${words})`, ...numbers].join(' | ')})`;
};

/** The search as a tsquery of PostgreSQL. Undefined without a word. */
export function toTsQuery(typed: string): string | undefined {
  const terms = termsOf(typed);
  return terms.length === 0 ? undefined : terms.map(queryOf).join(' & ');
}
