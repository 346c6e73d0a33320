import { createContext, createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompanyFacts } from '../company-facts.ts';

// Node runs these files unbuilt and does not know JSX, hence `h`. Mail programs ignore style sheets,
// hence inline styles and tables. React escapes all text. The design follows the site: the brand's ink
// on paper, hairlines, square corners, a title block at the bottom.
const color = {
  paper: '#fbfaf7',
  sheet: '#ffffff',
  ink: '#0f1620',
  quiet: '#48525f',
  rule: '#cfcabd',
} as const;
const rule = `1px solid ${color.rule}`;
const sans = "'Mona Sans', 'Segoe UI', Roboto, Arial, Helvetica, sans-serif";
const mono = "'Martian Mono', Consolas, Menlo, 'Courier New', monospace";

const text: CSSProperties = {
  margin: 0,
  color: color.ink,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '26px',
};
const small: CSSProperties = { ...text, fontSize: '14px', lineHeight: '22px' };
// A long unbroken word, an address for example, must not make the page wider than a phone.
const unbounded: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const full = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 } as const;

/** The company's color. The content checks ensure that it is readable on white, and white on it. */
const Brand = createContext<string>(color.ink);
const inBrand = (children: (brand: string) => ReactNode) => h(Brand.Consumer, { children });

export function paragraph(...content: readonly ReactNode[]): ReactNode {
  return h('p', { style: { ...text, padding: '4px 0' } }, ...content);
}

export function aside(...content: readonly ReactNode[]): ReactNode {
  return h('p', { style: { ...small, color: color.quiet } }, ...content);
}

export function link(href: string, content: string): ReactNode {
  const style = { ...unbounded, textDecoration: 'underline' };
  return inBrand((brand) => h('a', { href, style: { ...style, color: brand } }, content));
}

export function reference(content: string): ReactNode {
  return h('span', { style: { fontFamily: mono, fontSize: '0.92em' } }, content);
}

/** The main action of a mail. */
export function button(href: string, content: string): ReactNode {
  const face = { ...text, display: 'inline-block', padding: '11px 24px', fontWeight: 'bold' };
  const style = { ...face, color: color.sheet, textDecoration: 'none' };
  const a = inBrand((brand) => h('a', { href, style: { ...style, background: brand } }, content));
  return h('p', { style: { ...text, padding: '4px 0 12px' } }, a);
}

/** The first band: a title and, below it, who or when. */
export function opening(title: string, below?: string): ReactNode {
  const large = { ...text, ...unbounded, fontSize: '28px', lineHeight: '34px', fontWeight: 'bold' };
  const line = { ...text, ...unbounded, color: color.quiet, paddingTop: '6px' };
  return h(
    'td',
    { style: { padding: '28px 24px' } },
    h('h1', { style: { ...large, letterSpacing: '-0.02em' } }, title),
    below === undefined ? null : h('p', { style: line }, below),
  );
}

export function band(...content: readonly ReactNode[]): ReactNode {
  return h('td', { style: { padding: '22px 24px', borderTop: rule } }, ...content);
}

/** Keeps line breaks and spaces. */
export function asWritten(content: string): ReactNode {
  return h('div', { style: { ...text, ...unbounded, whiteSpace: 'pre-wrap' } }, content);
}

/** A person's text beside a line in the brand's color; the first item is its title. */
export function quotation([title, ...rest]: readonly string[]): ReactNode {
  const beside = (brand: string) => ({
    borderLeft: `3px solid ${brand}`,
    padding: '2px 0 2px 16px',
  });
  const strong = { ...text, ...unbounded, fontWeight: 'bold', paddingBottom: '8px' };
  return inBrand((brand) =>
    h('div', { style: beside(brand) }, h('p', { style: strong }, title), ...rest.map(asWritten)),
  );
}

/** Like the title block of a drawing: full-width lines, with names in a column. */
export function titleBlock(rows: readonly (readonly [string, ReactNode])[]): ReactNode {
  const cell: CSSProperties = { ...small, borderTop: rule, padding: '10px 24px 9px' };
  const name: CSSProperties = { ...cell, width: '76px', color: color.quiet, borderRight: rule };
  const value: CSSProperties = { ...cell, ...unbounded, paddingLeft: '16px' };
  const lines = rows.map(([label, content]) =>
    h(
      'tr',
      { key: label },
      h('td', { style: { ...name, verticalAlign: 'top', paddingRight: '8px' } }, label),
      h('td', { style: value }, content),
    ),
  );
  return h('td', { style: { padding: 0 } }, h('table', full, h('tbody', null, lines)));
}

/** A white sheet with an edge in the brand's color on top; each part is a separate band. */
export function mailHtml(
  title: string,
  { brandColor = color.ink }: Pick<CompanyFacts, 'brandColor'>,
  ...bands: readonly ReactNode[]
): string {
  const rows = bands.filter(Boolean).map((content, index) => h('tr', { key: index }, content));
  const sheet: CSSProperties = {
    maxWidth: '600px',
    margin: '0 auto',
    border: rule,
    borderTop: `8px solid ${brandColor}`,
    background: color.sheet,
  };
  const markup = renderToStaticMarkup(
    h(
      'html',
      { lang: 'en' },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'color-scheme', content: 'light' }),
        h('title', null, title),
      ),
      h(
        'body',
        { style: { margin: 0, padding: '16px 8px', background: color.paper } },
        h(
          'table',
          { ...full, style: sheet },
          h('tbody', null, h(Brand, { value: brandColor }, rows)),
        ),
      ),
    ),
  );
  return `<!doctype html>${markup}`;
}
