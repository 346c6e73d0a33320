// Marks that only colour a letter. In Indic scripts they are vowels, and stay.
const COLOURED =
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}/u;
const MARKED = /(?<letter>[^\p{M}])(?<marks>\p{M}+)/gu;
// Written without spaces: any two signs that stand together are a word.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ADDRESS = /[^\s<>()",;]+@[^\s<>()",;]+/gu;
const LONGEST = 60;
/** People remember the end of a telephone number. */
const PHONE_END = 4;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKED, (whole, letter: string) => (COLOURED.test(letter) ? letter : whole))
    .replace(/\u0640/gu, '') // a stroke that only stretches an Arabic word
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

const cut = (word: string): string => Array.from(word).slice(0, LONGEST).join('');

function wordsOf(folded: string): string[] {
  const spaced = folded.replace(UNSPACED, ' ');
  return [...(spaced.match(WORD) ?? []).map(cut), ...(folded.match(UNSPACED) ?? []).flatMap(pairs)];
}

/** The words an enquiry is found by, in any script. Whole addresses and ends of numbers are among them. */
export function leadWords(texts: readonly string[], phone = ''): string[] {
  const folded = fold(texts.join('\n'));
  const signs = (folded.match(UNSPACED) ?? []).flatMap((run) => Array.from(run));
  return [
    ...new Set([
      ...wordsOf(folded),
      // One sign alone is asked for too; as a word of its own it is found without a prefix.
      ...signs,
      ...(folded.match(ADDRESS) ?? []).map(cut),
      ...(phone === '' ? [] : [phone, phone.slice(-PHONE_END)]),
    ]),
  ];
}

const quote = (word: string): string => `'${word.replaceAll(/['\\]/gu, '$&$&')}'`;

/**
 * What somebody typed into the search, as PostgreSQL's tsquery: all of the words, the last one as far as
 * it is typed. Nothing where no word is in it.
 */
export function wordsQuery(typed: string): string | undefined {
  const folded = fold(typed).trim();
  const addresses = folded.match(ADDRESS) ?? [];
  const rest = addresses.reduce((text, address) => text.replace(address, ' '), folded);
  const words = [...new Set([...addresses.map(cut), ...wordsOf(rest)])];
  const last = words.at(-1);
  if (last === undefined) return undefined;
  // A pair of signs is whole; a beginning of one would be a single sign.
  const isOpen = !/\s$/u.test(typed) && !new RegExp(UNSPACED.source, 'u').test(last);
  return words
    .map((word) => (word === last && isOpen ? `${quote(word)}:*` : quote(word)))
    .join(' & ');
}
