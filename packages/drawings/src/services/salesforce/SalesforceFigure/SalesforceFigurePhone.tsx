import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Shape } from '#line/Shape.tsx';
import { portrait } from '../portrait.ts';
import { MergeTable, rows, sources, type TableGrid } from './merge-table.tsx';

const grid: TableGrid = {
  columns: [0, 76, 152],
  record: 262,
  recordWidth: 88,
  cell: { width: 68, height: 24 },
  rowAt: (row) => 54 + row * 54,
};
const { columns, cell, record } = grid;
const open = grid.rowAt(rows.length - 1) + cell.height / 2;
const person = { x: 186, y: 396 };

export function SalesforceFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={420} pad={1} scale="phone" label={label}>
      <MergeTable {...grid} />
      {sources.map((source, i) => (
        <Label key={source} x={columns[i] ?? 0} y={14}>
          {source}
        </Label>
      ))}
      <Label x={record} y={14}>
        one record
      </Label>
      {rows.map(({ field }, row) => (
        <Label key={field} x={0} y={grid.rowAt(row) - 7}>
          {field}
        </Label>
      ))}
      <Arrow
        tone="red"
        points={[
          [220, open],
          [240, open],
          [240, person.y],
          [person.x + 22, person.y],
        ]}
      />
      <Shape fill="tint" d={portrait(person.x, person.y, 9)} />
      <Label x={person.x - 24} y={person.y + 4} anchor="end" tone="red">
        a person decides
      </Label>
    </Drawing>
  );
}
