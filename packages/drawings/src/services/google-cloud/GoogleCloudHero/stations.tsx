import { Moving } from '#line/Moving.tsx';
import { circle, curve, line, num, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Where events come from; each glyph is 44 by 36. */
export const sources = ['shop', 'app', 'devices'];

export const shop = (x: number, y: number): string =>
  rect(x + 3, y + 12, 38, 24) + `M${x} ${y + 12}l5-12h34l5 12z` + rect(x + 24, y + 20, 10, 16);

export const app = (x: number, y: number): string =>
  roundRect(x + 12, y - 1, 21, 37, 4) + line(x + 19, y + 31, x + 26, y + 31);

export const devices = (x: number, y: number): string =>
  rect(x + 10, y + 6, 24, 24) +
  range(3)
    .map(
      (i) =>
        line(x + 2, y + 11 + i * 7, x + 10, y + 11 + i * 7) +
        line(x + 34, y + 11 + i * 7, x + 42, y + 11 + i * 7),
    )
    .join('');

export const event = ([x, y]: Point): string => rect(x - 3, y - 3, 6, 6);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pipe that holds events until a consumer has taken them. */
export function Pipe({ x, y, width, height }: Area) {
  const [rx, ry] = [9, height / 2];
  const end = (dx: number, sweep: number): string => `a${rx} ${num(ry)} 0 0 ${sweep} 0 ${num(dx)}`;
  const count = Math.floor((width - 30) / 18);
  return (
    <>
      <Shape fill="tint" d={`M${x} ${y}h${width}${end(height, 1)}h${-width}${end(-height, 1)}z`} />
      <Stroke d={`M${x + width} ${y}${end(height, 0)}`} />
      <Shape
        fill="solid"
        edge="none"
        d={range(count).map((i) => rect(x + 14 + i * 18, y + ry - 5, 10, 10))}
      />
    </>
  );
}

interface ContainersProps extends Area {
  readonly columns: number;
  readonly rows: number;
  /** How many of them are running; the others start when they are needed. */
  readonly running: number;
}

export function Containers({ x, y, width, height, columns, rows, running }: ContainersProps) {
  const gap = 10;
  const w = (width - gap * (columns - 1)) / columns;
  const h = (height - gap * (rows - 1)) / rows;
  const boxes = range(columns * rows).map((i) => ({
    x: x + (i % columns) * (w + gap),
    y: y + Math.floor(i / columns) * (h + gap),
  }));
  /** The place of a container. Under a running one it is slightly smaller, so that it is fully covered. */
  const place = (left: number, top: number, inset: number): string =>
    rect(left + inset, top + inset, w - 2 * inset, h - 2 * inset);
  const rib = (at: number, top: number): string => line(at, top + 7, at, top + h - 7);
  return (
    <>
      <Stroke dash="dashed" d={boxes.map((box, i) => place(box.x, box.y, i < running ? 1 : 0))} />
      {boxes.slice(0, running).map((box, i) => (
        <Moving key={`${box.x} ${box.y}`} how="appears" after={i === 0 ? 1 : 2}>
          <Shape fill="solid" d={rect(box.x, box.y, w, h)} />
          <Stroke tone="knock" d={[1, 2, 3].map((k) => rib(box.x + (w * k) / 4, box.y))} />
        </Moving>
      ))}
    </>
  );
}

/** Rows stored per day; the last day is today and still growing. */
const days = [7, 8, 6, 9, 10, 8, 5];

/** The warehouse table: one partition per day, rows stacked from the ground. */
export function Partitions({ x, y, width, height }: Area) {
  const pitch = width / days.length;
  const row = height / 11;
  const bottom = y + height;
  const cells = (day: number): string[] =>
    range(days[day] ?? 0).map((k) =>
      rect(x + day * pitch + 4, bottom - (k + 1) * row, pitch - 8, row),
    );
  const today = days.length - 1;
  return (
    <>
      <Shape d={range(today).flatMap(cells)} />
      <Moving how="grows" after={4}>
        <Shape fill="solid" edge="knock" d={cells(today)} />
      </Moving>
      <Stroke weight="path" d={line(x, bottom, x + width, bottom)} />
    </>
  );
}

/** The middle of today's partition. */
export const todayAt = ({ x, width }: Area): number => x + width - width / days.length / 2;

/** A report page with one chart. */
export function Report({ x, y, width, height }: Area) {
  const [left, right, base] = [x + 16, x + width - 16, y + height - 18];
  const rise = [0.2, 0.34, 0.28, 0.5, 0.58, 0.78];
  const points = rise.map((share, i): Point => [
    left + ((right - left) * i) / (rise.length - 1),
    base - share * height * 0.62,
  ]);
  const last = points.at(-1) ?? [right, base];
  return (
    <>
      <Shape d={[rect(x, y, width, height), line(x, y + 16, x + width, y + 16)]} />
      <Stroke
        weight="thin"
        d={[line(left, y + 32, left + 64, y + 32), line(left, base, right, base)]}
      />
      <Stroke weight="path" moves="draws" after={5} d={curve(points)} />
      <Moving how="appears" after={6}>
        <Shape fill="solid" d={circle(...last, 4.5)} />
      </Moving>
    </>
  );
}
