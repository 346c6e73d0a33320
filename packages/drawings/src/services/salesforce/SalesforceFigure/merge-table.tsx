import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export const sources = ['old crm', 'billing', 'web shop'];

/** One row per field: how much each source holds, and whose value survives. */
export const rows = [
  { field: 'name', held: [0.8, 0.5, 0.7], winner: 0 },
  { field: 'e-mail', held: [0.7, 0, 0.9], winner: 2 },
  { field: 'address', held: [0.5, 0.9, 0.6], winner: 1 },
  { field: 'balance', held: [0, 0.6, 0], winner: 1 },
  { field: 'last order', held: [0.3, 0.5, 0.6], winner: 2 },
  { field: 'consent', held: [0.4, 0.7, 0.5], winner: null },
] as const;

export interface TableGrid {
  /** Left edges of the three sources' cells, and of the record. */
  readonly columns: readonly number[];
  readonly record: number;
  readonly recordWidth: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** Top edge of a row's cells. */
  readonly rowAt: (row: number) => number;
}

/** Cells, the surviving values and the lines that carry them behind the other cells to the record. */
export function MergeTable({ columns, record, recordWidth, cell, rowAt }: TableGrid) {
  const cells = rows.flatMap(({ held, winner }, row) =>
    held.map((share, column) => ({
      x: columns[column] ?? 0,
      y: rowAt(row),
      share,
      wins: winner === column,
    })),
  );
  const box = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    rect(x, y, cell.width, cell.height);
  const bar = ({ x, y, share }: (typeof cells)[number]): string =>
    rect(x + 10, y + cell.height / 2 - 3, (cell.width - 20) * share, 6);
  const winners = cells.filter(({ wins }) => wins);
  const losers = cells.filter(({ wins, share }) => !wins && share > 0);
  const open = rows.flatMap(({ winner }, row) => (winner === null ? [rowAt(row)] : []));
  const inRecord = (y: number, share: number): string =>
    rect(record + 12, y + cell.height / 2 - 4, (recordWidth - 24) * share, 8);
  return (
    <>
      <Stroke
        weight="path"
        d={winners.map(({ x, y }) => line(x, y + cell.height / 2, record, y + cell.height / 2))}
      />
      <Shape d={losers.map(box)} />
      <Shape dash="dashed" d={cells.filter(({ share }) => share === 0).map(box)} />
      <Shape fill="soft" d={losers.map(bar)} />
      <Shape fill="solid" d={winners.map(box)} />
      <Shape
        fill="solid"
        d={rect(
          record,
          rowAt(0) - 12,
          recordWidth,
          rowAt(rows.length - 1) - rowAt(0) + cell.height + 24,
        )}
      />
      <Shape
        fill="knock"
        d={[...winners.map(bar), ...winners.map(({ y, share }) => inRecord(y, share))]}
      />
      <Stroke tone="knock" dash="dashed" d={open.map((y) => inRecord(y, 0.7))} />
    </>
  );
}
