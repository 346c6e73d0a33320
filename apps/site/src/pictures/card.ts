import { createElement, type CSSProperties, type ReactElement } from 'react';
import { token, tokens } from '@studio/styles/token-values.ts';
import type { Place } from './placed-drawing.ts';

export const cardSize = { width: 1200, height: 630 } as const;

/** The drawing is on the right, inside the frame. */
export const drawingPlace: Place = { x: 704, y: 66, width: 424, height: 498 };

const margin = 40;
const inset = 40;
const footer = 92;
const drawingColumn = 1200 - 2 * margin - 592;

/** An element for satori, which only reads its style; it is never rendered in a page. */
const box = (style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement =>
  createElement(
    'div',
    { style: { display: 'flex', boxSizing: 'border-box', ...style } },
    ...children,
  );

/** A long title is smaller, so that it never takes more than four lines. */
const sizeOf = (title: string): number => {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  if (title.length > 40 || longestWord > 14) return 54;
  return title.length > 20 ? 64 : 76;
};

interface CardWords {
  readonly company: string;
  readonly mark: string;
  /** The breadcrumbs of the page, or the site's domain. */
  readonly above: string;
  readonly title: string;
}

/** A link preview as a drawing sheet: a frame, the drawing beside the title, and the company. */
export function card({ company, mark, above, title }: CardWords): ReactElement {
  const rule = `2px solid ${token('rule', tokens.onBlue)}`;
  const signature = box(
    {
      alignItems: 'center',
      height: footer,
      padding: `0 ${inset}px`,
      borderTop: rule,
      fontSize: 30,
    },
    createElement('img', { src: mark, width: 44, height: 44, style: { marginRight: 18 } }),
    company,
  );
  const words = box(
    { flexDirection: 'column', justifyContent: 'space-between', flexGrow: 1, padding: inset },
    box({ fontFamily: 'mono', fontSize: 20 }, above),
    box(
      {
        fontFamily: 'display',
        fontSize: sizeOf(title),
        lineHeight: 1.04,
        letterSpacing: '-0.035em',
        textWrap: 'balance',
      },
      title,
    ),
  );
  const left = box({ flexDirection: 'column', width: 592, borderRight: rule }, words, signature);
  const sheet = box(
    { width: '100%', height: '100%', border: rule },
    left,
    box({ width: drawingColumn }),
  );
  return box(
    {
      ...cardSize,
      padding: margin,
      fontFamily: 'sans',
      color: token('on-brand', tokens.light),
      backgroundColor: token('brand', tokens.light),
    },
    sheet,
  );
}
