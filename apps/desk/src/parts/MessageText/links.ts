/** A link in a text, and its real host if the text names another one. */
export interface TextLink {
  readonly href: string;
  readonly text: string;
  /** The real host; undefined if the text says it. */
  readonly realHost: string | undefined;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/iu;
/** Punctuation at the end of a sentence or a bracket is not part of a URL. */
const END = /[),.:;!?\]}'’”]+$/u;
const HOST = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:[/:?#]|$)/iu;

const bare = (host: string): string => host.toLowerCase().replace(/^www\./u, '');

/** The host named by the word before a URL in angle brackets, as mail programs write links. */
function namedBefore(before: string): string | undefined {
  if (!before.endsWith('<')) return undefined;
  const word = before.slice(0, -1).trimEnd().split(/\s/u).at(-1) ?? '';
  return HOST.exec(word)?.[1];
}

export function linkOf(text: string, before: string): TextLink | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/u.test(url.protocol)) return undefined;
  // The part before an @ can look like any host.
  const named = url.username === '' ? (namedBefore(before) ?? url.hostname) : '';
  const realHost = bare(named) === bare(url.hostname) ? undefined : url.hostname;
  return { href: url.href, text, realHost };
}

/** A text in pieces: its words and its links. */
export function linked(text: string): (string | TextLink)[] {
  const pieces = text.split(ADDRESS);
  return pieces
    .flatMap((piece, at) => {
      if (at % 2 === 0) return [piece];
      const end = END.exec(piece)?.[0] ?? '';
      const address = piece.slice(0, piece.length - end.length);
      return [linkOf(address, pieces[at - 1] ?? '') ?? address, end];
    })
    .filter((piece) => piece !== '');
}
