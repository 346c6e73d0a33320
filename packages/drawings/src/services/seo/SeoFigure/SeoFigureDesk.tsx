import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { dip, lanes, monthAt, months, SearchYear, type YearGrid } from './search-year.tsx';

const grid: YearGrid = {
  left: 108,
  month: 44,
  top: 14,
  base: 232,
  laneAt: (lane) => 254 + lane * 44,
  bar: 22,
};
const [dipX, dipY] = dip(grid);

/** A year of search work: effort first, effect later, on one calendar. */
export function SeoFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={460} pad={1} label={label}>
      <SearchYear {...grid} />
      <Dimension
        axis="x"
        from={grid.left}
        to={monthAt(grid, 4)}
        at={158}
        label="the quiet months"
        offset={-12}
      />
      <Stroke tone="red" d={[circle(dipX, dipY, 7), line(dipX, dipY + 7, dipX, dipY + 44)]} />
      <Label x={dipX + 8} y={dipY + 46} tone="red">
        an engine update
      </Label>
      <Label x={0} y={26}>
        visits from
      </Label>
      <Label x={0} y={42}>
        search
      </Label>
      {lanes.map((lane, i) => (
        <Label key={lane} x={0} y={grid.laneAt(i) + 18}>
          {lane}
        </Label>
      ))}
      {[1, 6, months].map((month) => (
        <Label key={month} x={monthAt(grid, month) - 4} y={448} anchor="end">
          {`month ${month}`}
        </Label>
      ))}
    </Drawing>
  );
}
