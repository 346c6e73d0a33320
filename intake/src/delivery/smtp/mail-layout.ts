import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Node runs these files as they stand and knows no JSX, hence `h`. Mail programs know no style
// sheets, hence the inline styles; React escapes every text, hence nothing else does.
const page = { margin: 0, padding: '24px', background: '#ffffff', color: '#16202c' };
const text = { fontFamily: 'Arial, Helvetica, sans-serif', fontSize: '16px', lineHeight: '24px' };
const label = { ...text, color: '#51606f', paddingRight: '16px', verticalAlign: 'top' };
const written = { ...text, whiteSpace: 'pre-wrap' } as const;
const button = { ...text, color: '#0d6ed6', fontWeight: 'bold' };

export function paragraph(content: ReactNode): ReactNode {
  return h('p', { style: text }, content);
}

export function link(href: string, content: string): ReactNode {
  return h('p', { style: text }, h('a', { href, style: button }, content));
}

/** Line breaks and spaces are shown as they were typed. */
export function asWritten(content: string): ReactNode {
  return h('div', { style: written }, content);
}

export function facts(rows: readonly (readonly [string, string])[]): ReactNode {
  const cells = rows.map(([name, value]) =>
    h('tr', { key: name }, h('td', { style: label }, name), h('td', { style: written }, value)),
  );
  return h('table', { role: 'presentation' }, h('tbody', null, cells));
}

export function mailHtml(title: string, ...parts: readonly ReactNode[]): string {
  const markup = renderToStaticMarkup(
    h(
      'html',
      { lang: 'en' },
      h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, title)),
      h(
        'body',
        { style: page },
        h('h1', { style: { ...text, fontSize: '20px' } }, title),
        ...parts,
      ),
    ),
  );
  return `<!doctype html>${markup}`;
}
