import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { dip, lanes, monthAt, months, SearchYear, type YearGrid } from './search-year.tsx';

const grid: YearGrid = {
  left: 0,
  month: 29,
  top: 8,
  base: 176,
  laneAt: (lane) => 206 + lane * 48,
  bar: 18,
};
const [dipX, dipY] = dip(grid);

export function SeoFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={400} pad={1} scale="phone" label={label}>
      <SearchYear {...grid} />
      <Dimension axis="x" from={0} to={monthAt(grid, 4)} at={112} />
      <Label x={10} y={97}>
        the quiet months
      </Label>
      <Label x={10} y={20}>
        visits from search
      </Label>
      <Stroke tone="red" d={[circle(dipX, dipY, 6), line(dipX, dipY + 6, dipX, dipY + 18)]} />
      <Label x={dipX} y={dipY + 33} anchor="middle" tone="red">
        engine update
      </Label>
      {lanes.map((lane, i) => (
        <Label key={lane} x={0} y={grid.laneAt(i) - 6}>
          {lane}
        </Label>
      ))}
      {[1, 6, months].map((month) => (
        <Label key={month} x={monthAt(grid, month)} y={394} anchor="end">
          {`${month}`}
        </Label>
      ))}
      <Label x={60} y={394}>
        months
      </Label>
    </Drawing>
  );
}
