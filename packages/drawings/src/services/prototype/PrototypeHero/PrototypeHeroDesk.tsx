import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import {
  arrowHead,
  circle,
  cross,
  line,
  poly,
  rect,
  roundRect,
  writing,
  type Point,
} from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { hand, scribble, sketched } from '../sketch.ts';

/** Each row is nearer than the one above: the same three screens, larger. */
const paper = { top: 8, w: 84, h: 108, columns: [208, 338, 468] };
const wired = { top: 160, w: 112, h: 142, columns: [159, 324, 489] };
const tapped = { top: 346, w: 150, h: 262, columns: [100, 305, 510] };
const [first, second, third] = [100, 305, 510];

/** The lines along which one row grows into the next. */
const growth = (from: typeof paper, to: typeof paper) =>
  from.columns.flatMap((x, i) => {
    const next = to.columns[i] ?? x;
    const [bottom, top] = [from.top + from.h + 6, to.top - 6];
    return [line(x, bottom, next, top), line(x + from.w, bottom, next + to.w, top)];
  });

const Paper = () => (
  <Stroke
    d={paper.columns.flatMap((x, i) => [
      sketched(x, 8, 84, 108),
      scribble(x + 12, 26, 4),
      i === 1 ? sketched(x + 16, 38, 52, 26) : scribble(x + 12, 48, 6),
      i === 0 ? scribble(x + 12, 64, 5) : scribble(x + 12, 81, 5),
      sketched(x + 16, 95, 36, 11),
    ])}
  />
);

function Wired() {
  const [a = 0, b = 0, c = 0] = wired.columns;
  return (
    <>
      <Shape d={wired.columns.map((x) => rect(x, wired.top, wired.w, wired.h))} />
      <Stroke
        weight="thin"
        d={[
          ...wired.columns.map((x) => writing(x + 12, 178, 60, 1, 9)),
          ...[198, 222, 246].map((y) => rect(a + 12, y, 88, 16)),
          rect(b + 12, 194, 88, 48),
          cross(b + 12, 194, 88, 48),
          writing(b + 12, 254, 88, 2, 9),
          circle(c + 56, 220, 18),
          writing(c + 12, 252, 88, 3, 9),
        ]}
      />
      <Shape fill="tint" d={[rect(a + 12, 222, 88, 16), rect(b + 12, 274, 50, 16)]} />
      <Stroke tone="red" moves="draws" after={1} d={line(a + 12, 254, 104, 254)} />
      <Moving how="appears" after={2}>
        <Stroke tone="red" weight="path" d={cross(90, 247, 14, 14)} />
      </Moving>
      <Label x={0} y={258} tone="red">
        dead end
      </Label>
      <Arrow
        points={[
          [a + 100, 230],
          [a + 138, 230],
          [a + 138, 190],
          [b, 190],
        ]}
      />
      <Arrow
        points={[
          [b + 62, 282],
          [b + 138, 282],
          [b + 138, 190],
          [c, 190],
        ]}
      />
    </>
  );
}

/** The part that is ordered: a nut. */
const nut = (x: number, y: number) =>
  `M${x - 28} ${y}l14-24h28l14 24-14 24h-28z` + circle(x, y, 12);

/** The line from the tap to the screen it opens. */
const way: readonly Point[] = [
  [second + 134, 521],
  [second + 178, 521],
  [second + 178, 457],
  [third + 40, 457],
];

function Tapped() {
  return (
    <>
      <Shape d={tapped.columns.map((x) => roundRect(x, 346, 150, 262, 12))} />
      <Shape
        fill="solid"
        edge="none"
        d={[
          ...tapped.columns.map((x) => rect(x + 16, 370, 70, 9)),
          rect(first + 16, 440, 118, 34),
          rect(second + 16, 504, 118, 34),
        ]}
      />
      <Shape fill="tint" d={rect(second + 16, 394, 118, 72)} />
      <Stroke
        d={[
          ...[396, 484, 528].map((y) => rect(first + 16, y, 118, 34)),
          nut(second + 75, 430),
          writing(second + 16, 480, 118, 2, 10),
          writing(third + 32, 516, 86, 4, 12),
        ]}
      />
      <Stroke weight="thin" d={[413, 501, 545].map((y) => line(first + 28, y, first + 92, y))} />
      <Stroke tone="knock" d={line(first + 28, 457, first + 92, 457)} />
      <Arrow
        weight="path"
        points={[
          [first + 134, 457],
          [second - 1, 457],
        ]}
      />
      <Stroke weight="path" moves="draws" after={4} d={poly(way)} />
      <Moving how="appears" after={5}>
        <Shape fill="solid" edge="none" d={[circle(third + 75, 457, 34), arrowHead(way)]} />
        <Stroke tone="knock" weight="path" d={`M${third + 61} 457l10 11 19-21`} />
      </Moving>
      <Moving how="drops" after={3}>
        <Shape d={hand(second + 75, 514)} />
      </Moving>
    </>
  );
}

/** One task at three levels of detail, from paper to a screen that is tapped. */
export function PrototypeHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={626} pad={4} label={label}>
      <Stroke weight="thin" dash="dotted" d={[...growth(paper, wired), ...growth(wired, tapped)]} />
      <Paper />
      <Wired />
      <Tapped />
      <Stage y={24} name="Paper" when="first" />
      <Stage y={178} name="Wired" when="then" />
      <Stage y={364} name="Tapped" when="last" />
    </Drawing>
  );
}

interface StageProps {
  readonly y: number;
  readonly name: string;
  readonly when: string;
}

const Stage = ({ y, name, when }: StageProps) => (
  <>
    <Name x={0} y={y}>
      {name}
    </Name>
    <Label x={0} y={y + 20}>
      {when}
    </Label>
  </>
);
