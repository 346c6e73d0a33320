import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const written = new WeakMap<object, Map<string, string>>();

/**
 * Renders a part that many pages share, once for each source object: a drawing in a table, a
 * composition, the company's content. Rendering it for every page took more than half of a large
 * build. During development the objects are new, so they are rendered again.
 */
export function writtenOnce(source: object, name: string, part: () => ReactNode): string {
  const parts = written.get(source) ?? new Map<string, string>();
  written.set(source, parts);
  const html = parts.get(name) ?? renderToString(part());
  parts.set(name, html);
  return html;
}
