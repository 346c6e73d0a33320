/** Filler words in queries. */
const unsaid = new Set(
  (
    'a after again all an and any are as at be been but by can could did do does for from get give ' +
    'had has have how i if in into is it its just like long looking make many me much my need new not of off ' +
    'on one or our out please should so some somebody someone that the their them then there they this to up ' +
    'us want was we what when where which who why will with would you your'
  ).split(' '),
);

const partsOf = (piece: string): string[] => piece.match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

const piecesOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/\s+/);

/** The words of a page's text in comparable form. Node.js is found as node, as js and as nodejs. */
export const wordsOf = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => {
    const parts = partsOf(piece);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });

/** The words of a query without filler words, each once. */
export const wordsMeant = (query: string): string[] => [
  ...new Set(
    piecesOf(query)
      .flatMap(partsOf)
      .filter((word) => !unsaid.has(word)),
  ),
];
