import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const written = new WeakMap<object, Map<string, string>>();

/**
 * The HTML of a part that many pages share, written once for the object it is made of: a table's
 * drawing, a composition, the company's content. To write them again for every page cost more than
 * half of a large build. A new object, as while developing, is written again.
 */
export function writtenOnce(source: object, name: string, part: () => ReactNode): string {
  const parts = written.get(source) ?? new Map<string, string>();
  written.set(source, parts);
  const html = parts.get(name) ?? renderToString(part());
  parts.set(name, html);
  return html;
}
