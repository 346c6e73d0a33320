import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { curve, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SheetProps extends Area {
  readonly file: string;
}

/** A colleague's workbook: a grid under a file name that promises too much. */
export function Sheet({ x, y, width, height, file }: SheetProps) {
  const head = 22;
  const rows = Math.floor((height - head) / 16);
  return (
    <>
      <Shape d={rect(x, y, width, height)} />
      <Stroke
        weight="thin"
        d={[
          ...range(rows).map((i) => line(x, y + head + i * 16, x + width, y + head + i * 16)),
          ...[0.28, 0.52, 0.76].map((share) =>
            line(x + width * share, y + head, x + width * share, y + height),
          ),
        ]}
      />
      <Label x={x + 7} y={y + 15}>
        {file}
      </Label>
    </>
  );
}

interface TableProps extends Area {
  readonly name: string;
}

/** A dimension table: its name, and two of its columns. */
export function DimensionTable({ x, y, width, height, name }: TableProps) {
  return (
    <>
      <Shape d={[rect(x, y, width, height), line(x, y + 26, x + width, y + 26)]} />
      <Name x={x + width / 2} y={y + 18} anchor="middle" size="small">
        {name}
      </Name>
      <Stroke
        weight="thin"
        d={range(Math.floor((height - 34) / 9)).map((i) =>
          line(x + 10, y + 36 + i * 9, x + width - 10 - (i % 2) * 20, y + 36 + i * 9),
        )}
      />
    </>
  );
}

/** The fact table, one row per sale. */
export function Facts({ x, y, width, height }: Area) {
  const rows = Math.floor((height - 40) / 10);
  return (
    <>
      <Shape fill="solid" d={rect(x, y, width, height)} />
      <Name x={x + width / 2} y={y + 22} anchor="middle" tone="knock">
        Sales
      </Name>
      <Stroke
        tone="knock"
        d={range(rows).flatMap((i) =>
          [0, 1, 2].map((k) =>
            line(
              x + 12 + (k * (width - 16)) / 3,
              y + 38 + i * 10,
              x + 4 + ((k + 1) * (width - 16)) / 3,
              y + 38 + i * 10,
            ),
          ),
        )}
      />
    </>
  );
}

/** A relation: a bar at the one, a crow's foot at the many. */
export function relation([ox, oy]: Point, [mx, my]: Point): string {
  const length = Math.hypot(mx - ox, my - oy);
  const [ux, uy] = [(mx - ox) / length, (my - oy) / length];
  const at = (along: number, across: number): Point => [
    ox + ux * along - uy * across,
    oy + uy * along + ux * across,
  ];
  return (
    line(ox, oy, mx, my) +
    poly([at(9, -6), at(9, 6)]) +
    poly([at(length, -7), at(length - 13, 0), at(length, 7)])
  );
}

/** The report page: three metrics, bars, and a line. */
export function ReportPage({ x, y, width, height }: Area) {
  const tile = (width - 48) / 3;
  const top = y + 74;
  const base = y + height - 16;
  const bars = [0.4, 0.55, 0.48, 0.7, 0.62, 0.9];
  const pitch = (width * 0.46) / bars.length;
  const right = x + width * 0.56;
  const points = [0.2, 0.36, 0.3, 0.56, 0.66, 0.86].map((share, i): Point => [
    right + ((width * 0.44 - 14) * i) / 5,
    base - share * (base - top),
  ]);
  return (
    <>
      <Shape d={[rect(x, y, width, height), line(x, y + 14, x + width, y + 14)]} />
      <Stroke
        weight="thin"
        d={range(3).map((i) => rect(x + 14 + i * (tile + 10), y + 24, tile, 36))}
      />
      <Shape
        fill="solid"
        edge="none"
        d={range(3).map((i) => rect(x + 24 + i * (tile + 10), y + 46, tile * 0.5, 6))}
      />
      <Stroke
        weight="thin"
        d={[
          ...range(3).map((i) =>
            line(x + 24 + i * (tile + 10), y + 36, x + 24 + i * (tile + 10) + tile * 0.3, y + 36),
          ),
          line(x + 14, base, x + width * 0.5, base),
          line(right, base, x + width - 14, base),
        ]}
      />
      <Shape
        d={bars.slice(0, -1).map((share, i) => {
          const h = share * (base - top);
          return rect(x + 18 + i * pitch, base - h, pitch - 8, h);
        })}
      />
      <Moving how="grows" after={6}>
        <Shape
          fill="solid"
          d={bars.slice(-1).map((share) => {
            const h = share * (base - top);
            return rect(x + 18 + (bars.length - 1) * pitch, base - h, pitch - 8, h);
          })}
        />
      </Moving>
      <Stroke weight="path" moves="draws" after={6} d={curve(points)} />
    </>
  );
}
