/**
 * The markup of prose: *emphasis*, ~~struck~~, [words](service:seo) and [claim:id]. A link names a page by
 * reference, a claim by id, so that none can be broken; the content reader fills in `href`, and for a claim its text
 * and the number of its note.
 */
export type Inline =
  | { readonly kind: 'text' | 'emphasis' | 'struck'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string; readonly href: string }
  | { readonly kind: 'claim'; readonly id: string; readonly text: string; readonly note: number };

export type RichText = readonly Inline[];

export const isInline = (value: unknown): value is Inline =>
  typeof value === 'object' && value !== null && 'kind' in value && 'text' in value;

const markup =
  /\*(?<emphasis>[^*\s][^*]*)\*|~~(?<struck>[^~]+)~~|\[claim:(?<claim>[a-z0-9-]+)\]|\[(?<words>[^\]]+)\]\((?<target>[^)]+)\)/g;

export function parseRichText(source: string): RichText {
  const parts: Inline[] = [];
  let end = 0;
  const plain = (text: string): void => {
    if (text) parts.push({ kind: 'text', text });
  };
  for (const match of source.matchAll(markup)) {
    const { emphasis, struck, claim, words = '', target = '' } = match.groups ?? {};
    plain(source.slice(end, match.index));
    if (emphasis) parts.push({ kind: 'emphasis', text: emphasis });
    else if (struck) parts.push({ kind: 'struck', text: struck });
    else if (claim) parts.push({ kind: 'claim', id: claim, text: '', note: 0 });
    else parts.push({ kind: 'link', text: words, target, href: '' });
    end = match.index + match[0].length;
  }
  plain(source.slice(end));
  return parts;
}

/** Only the words, for descriptions. */
export const plainText = (rich: RichText): string => rich.map((part) => part.text).join('');
