import { line, range, rect } from '#line/pen.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** Small labelled fields, row after row: a form that has grown for ten years. */
export const fields = ({ x, y, columns, rows }: Area, w: number, pitch: number): string =>
  range(rows)
    .flatMap((row) =>
      range(columns).map((column) => {
        const [left, top] = [x + column * (w + 8), y + row * pitch];
        return (
          line(left, top + 6, left + w * 0.34, top + 6) + rect(left + w * 0.4, top, w * 0.6, 11)
        );
      }),
    )
    .join('');

/** A strip of forgotten buttons. */
export const buttons = ({ x, y, columns, rows }: Area, size: number): string =>
  range(rows)
    .flatMap((row) =>
      range(columns).map((column) =>
        rect(x + column * (size + 5), y + row * (size + 5), size, size),
      ),
    )
    .join('');

/** A table's lines. */
export const grid = ({ x, y, columns, rows }: Area, w: number, h: number): string =>
  range(rows + 1)
    .map((row) => line(x, y + row * h, x + columns * w, y + row * h))
    .join('') +
  range(columns + 1)
    .map((column) => line(x + column * w, y, x + column * w, y + rows * h))
    .join('');
