import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const written = new WeakMap<object, Map<string, string>>();

/**
 * The HTML of a part that many pages share, written once for the content it was made of: to write it
 * anew for every page cost a third of a large build. New content, as while developing, is written anew.
 */
export function writtenOnce(content: object, name: string, part: () => ReactNode): string {
  const parts = written.get(content) ?? new Map<string, string>();
  written.set(content, parts);
  const html = parts.get(name) ?? renderToString(part());
  parts.set(name, html);
  return html;
}
