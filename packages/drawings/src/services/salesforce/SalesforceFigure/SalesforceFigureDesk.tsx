import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Shape } from '#line/Shape.tsx';
import { portrait } from '../portrait.ts';
import { MergeTable, rows, sources, type TableGrid } from './merge-table.tsx';

const grid: TableGrid = {
  columns: [110, 232, 354],
  record: 522,
  recordWidth: 118,
  cell: { width: 104, height: 34 },
  rowAt: (row) => 46 + row * 60,
};
const { columns, cell, record } = grid;
const open = grid.rowAt(rows.length - 1) + cell.height / 2;
const person = { x: 406, y: 434 };

/** Three systems know the customer; for each field, one value survives. */
export function SalesforceFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={460} pad={1} label={label}>
      <MergeTable {...grid} />
      {sources.map((source, i) => (
        <Label key={source} x={columns[i] ?? 0} y={20}>
          {source}
        </Label>
      ))}
      <Label x={record} y={20}>
        one record
      </Label>
      {rows.map(({ field }, row) => (
        <Label key={field} x={0} y={grid.rowAt(row) + 21}>
          {field}
        </Label>
      ))}
      <Arrow
        tone="red"
        points={[
          [458, open],
          [490, open],
          [490, person.y],
          [person.x + 24, person.y],
        ]}
      />
      <Shape fill="tint" d={portrait(person.x, person.y, 9)} />
      <Label x={person.x - 26} y={person.y + 4} anchor="end" tone="red">
        three answers: a person decides
      </Label>
    </Drawing>
  );
}
