import { rect, writing } from '#line/pen.ts';

interface Block {
  readonly column: number;
  readonly span: number;
  readonly row: number;
  readonly rows: number;
}

const block = (column: number, span: number, row: number, rows: number): Block => ({
  column,
  span,
  row,
  rows,
});

/** The same six blocks, in reading order, in one, two and three columns. */
export const layouts = [
  {
    width: '360',
    columns: 1,
    rows: 9,
    blocks: [
      block(0, 1, 0, 1),
      block(0, 1, 1, 2),
      block(0, 1, 3, 2),
      block(0, 1, 5, 2),
      block(0, 1, 7, 1),
      block(0, 1, 8, 1),
    ],
  },
  {
    width: '768',
    columns: 2,
    rows: 7,
    blocks: [
      block(0, 2, 0, 1),
      block(0, 1, 1, 3),
      block(1, 1, 1, 3),
      block(0, 1, 4, 2),
      block(1, 1, 4, 2),
      block(0, 2, 6, 1),
    ],
  },
  {
    width: '1440',
    columns: 3,
    rows: 5,
    blocks: [
      block(0, 3, 0, 1),
      block(0, 1, 1, 3),
      block(1, 1, 1, 3),
      block(2, 1, 1, 3),
      block(0, 2, 4, 1),
      block(2, 1, 4, 1),
    ],
  },
] as const;

/** The block a visitor came for, followed through all three widths. */
export const followed = 3;

/** A block on its sheet: the position of its number, its outline and its content. */
export function placed(
  { column, span, row, rows }: Block,
  sheet: { readonly x: number; readonly y: number; readonly cell: number; readonly unit: number },
) {
  const gap = 6;
  const w = span * (sheet.cell + gap) - gap;
  const h = rows * sheet.unit - gap;
  const x = sheet.x + gap + column * (sheet.cell + gap);
  const y = sheet.y + gap + row * sheet.unit;
  // Lines of content below the number, as many as the block has room for.
  const lines = Math.max(0, Math.floor((h - 27) / 15));
  return { x, y, outline: rect(x, y, w, h), text: writing(x + 10, y + 36, w - 20, lines, 15) };
}
