import { circle, curve, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export const months = 12;
export const lanes = ['audit', 'repairs', 'new pages', 'reports'];

/** Visits from search at the end of each month, as a share of the chart's height. */
const visits = [0.16, 0.17, 0.15, 0.17, 0.2, 0.28, 0.39, 0.52, 0.42, 0.56, 0.7, 0.82, 0.93];
/** The month in which an engine update costs positions. */
const update = 8;

export interface YearGrid {
  readonly left: number;
  /** Width of a month. */
  readonly month: number;
  readonly top: number;
  readonly base: number;
  /** Top edge of a lane's bars, and their height. */
  readonly laneAt: (lane: number) => number;
  readonly bar: number;
}

export const monthAt = ({ left, month }: YearGrid, i: number): number => left + i * month;

/** The height of the curve at the end of a month. */
export const visitsAt = (grid: YearGrid, i: number): Point => [
  monthAt(grid, i),
  grid.base - (grid.base - grid.top) * (visits[i] ?? 0),
];

export const dip = (grid: YearGrid): Point => visitsAt(grid, update);

/** The effect: flat, then rising. */
function Visits({ grid }: { readonly grid: YearGrid }) {
  const { left, base } = grid;
  const right = monthAt(grid, months);
  const path = curve(visits.map((_, i) => visitsAt(grid, i)));
  const [, start] = visitsAt(grid, 0);
  return (
    <>
      <Shape fill="tint" edge="none" d={`${path}V${base}H${left}z`} />
      <Stroke weight="thin" dash="dotted" d={line(left, start, right, start)} />
      <Stroke weight="path" d={path} />
      <Stroke d={[line(left, grid.top, left, base), line(left, base, right, base)]} />
    </>
  );
}

/** The effort: an audit, repairs that thin out, pages every month, a report at each month's end. */
function Work({ grid }: { readonly grid: YearGrid }) {
  const { month, laneAt, bar } = grid;
  const [audit = 0, repairs = 0, pages = 0, reports = 0] = range(4).map(laneAt);
  const page = month * 0.32;
  const effort = [0.96, 0.96, 0.96, 0.4, 0, 0.4, 0, 0.4, 0.96, 0, 0.4, 0];
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={range(4).map((lane) =>
          line(grid.left, laneAt(lane) + bar, monthAt(grid, months), laneAt(lane) + bar),
        )}
      />
      <Shape fill="solid" d={rect(grid.left, audit, month * 0.75, bar)} />
      <Shape
        fill="solid"
        edge="none"
        d={effort.flatMap((share, i) =>
          share > 0
            ? [rect(monthAt(grid, i), repairs + bar * (1 - share), month - 3, bar * share)]
            : [],
        )}
      />
      <Shape
        d={range(9).flatMap((i) =>
          range(2).map((k) =>
            rect(monthAt(grid, i + 3) + k * (page + 4), pages + bar - page * 1.3, page, page * 1.3),
          ),
        )}
      />
      <Shape
        fill="solid"
        edge="none"
        d={range(months).map((i) => circle(monthAt(grid, i + 1) - 4, reports + bar, 3.5))}
      />
    </>
  );
}

export function SearchYear(grid: YearGrid) {
  return (
    <>
      <Visits grid={grid} />
      <Work grid={grid} />
    </>
  );
}
