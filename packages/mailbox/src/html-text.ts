const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  euro: '€',
  copy: '©',
};

function unescaped(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

const words = (text: string): string =>
  text
    .replace(/[ \t\r\n\f]+/gu, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,8});/giu, unescaped);

const block =
  /^(?:p|div|br|hr|li|ul|ol|tr|table|h[1-6]|pre|section|article|header|footer|blockquote|dd|dt)$/u;
/** Elements whose content is not text of the mail. */
const silent = /^(?:script|style|head|title|template|svg|noscript|iframe|object)$/u;

/** The URL of a link; a very long one is of no use to a reader. */
const HREF = /\shref\s*=\s*["']?(https?:\/\/[^\s"'<>]{1,2000})/iu;
const bare = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');

/**
 * The text of a mail that came as HTML only, in one pass without a tree, so that a mail nested a hundred thousand
 * deep is no slower than others of its size. The text is never shown as HTML, so leftover tags are harmless.
 * Quotations get the mark of plain-text mails, and links their URL after their text, unless the text is the URL.
 */
export function htmlText(html: string): string {
  // A list of pieces: checking the end of a growing string would copy it each time.
  const pieces: string[] = [];
  let quotes = 0;
  let silence = '';
  let link: { readonly address: string; readonly from: number } | undefined;
  let at = 0;
  const isLineStart = (): boolean => pieces.length === 0 || pieces.at(-1) === '\n';
  const say = (said: string): void => {
    const line = isLineStart() ? said.trimStart() : said;
    if (line === '') return;
    if (isLineStart() && quotes > 0) pieces.push('>'.repeat(Math.min(quotes, 5)), ' ');
    pieces.push(line);
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const until = open === -1 ? html.length : open;
    if (silence === '' && until > at) say(words(html.slice(at, until)));
    if (open === -1) break;
    const isComment = html.startsWith('<!--', open);
    const end = isComment ? html.indexOf('-->', open + 4) : html.indexOf('>', open);
    if (end === -1) break;
    at = end + (isComment ? 3 : 1);
    if (isComment) continue;
    const tag = /^<(\/?)([a-z][a-z\d]*)/iu.exec(html.slice(open, open + 16));
    if (!tag) continue;
    const isEnd = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (silence !== '') {
      if (isEnd && name === silence) silence = '';
    } else if (silent.test(name)) {
      if (!isEnd && html.charAt(end - 1) !== '/') silence = name;
    } else if (name === 'a') {
      const said = link && pieces.slice(link.from).join('').trim();
      if (link && said !== '' && said !== undefined && bare(said) !== bare(link.address))
        pieces.push(` <${link.address}>`);
      const address = isEnd ? undefined : words(HREF.exec(html.slice(open, end))?.[1] ?? '');
      link = address ? { address, from: pieces.length } : undefined;
    } else if (block.test(name)) {
      if (!isLineStart() || name === 'br') pieces.push('\n');
      if (name === 'blockquote') quotes = Math.max(0, quotes + (isEnd ? -1 : 1));
    }
  }
  return pieces.join('').trim();
}
