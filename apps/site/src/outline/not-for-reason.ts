import type { RichText } from '@studio/content/schema/rich-text.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The reason not to buy, up to its first full stop or colon, and what to do instead. */
export function notForReason(item: RichText): {
  readonly reason: RichText;
  readonly instead: RichText;
} {
  const [first, ...rest] = item;
  const parts = first?.kind === 'text' ? /^(.+?)[.:] (.*)$/s.exec(first.text) : null;
  if (!parts) return { reason: item, instead: [] };
  const [, reason = '', after = ''] = parts;
  const [next, ...others] = after ? [{ kind: 'text', text: after } as const, ...rest] : rest;
  return {
    reason: [{ kind: 'text', text: reason }],
    instead: next ? [{ ...next, text: capital(next.text) }, ...others] : [],
  };
}
