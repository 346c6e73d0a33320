import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { circle, curve, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';

/** Three rounds, one above the other, on the wall board and on the screen. */
const rounds = [44, 94, 144];

const Rounds = () => (
  <>
    <Shape edge="path" d={rect(8, 18, 284, 152)} />
    <Stroke weight="thin" d="M8 69h284M8 119h284M66 18v152" />
    {rounds.map((y, i) => (
      <Label key={y} x={15} y={y + 5}>
        {`van ${i + 1}`}
      </Label>
    ))}
  </>
);

/** Magnets placed by hand: never quite in line. */
const magnets: readonly (readonly Point[])[] = [
  [
    [88, 46],
    [128, 38],
    [172, 50],
    [212, 40],
    [262, 46],
  ],
  [
    [92, 92],
    [142, 100],
    [180, 88],
    [256, 96],
  ],
  [
    [86, 142],
    [120, 150],
    [168, 138],
    [206, 148],
    [238, 140],
  ],
];
const late: Point = [218, 98];

const day = rounds.map((y, i) => range(i === 1 ? 4 : 5).map((k): Point => [88 + k * 40, y]));
const now = 150;
const square = (places: readonly Point[]): string =>
  stamp(
    stampRect(16, 16),
    places.map(([x, y]) => [x - 8, y - 8]),
  );
const stops = day.flat();

export const caseDrawings = {
  // The wall board: a day of magnets and scribbles, and a telephone to find out what is late.
  before: (
    <>
      <Rounds />
      <Stroke weight="thin" d={magnets.map((row) => curve(row))} />
      <Stroke d="M172 60q-14 16-2 22M120 138q8-18 24-28M238 52q10 14 8 34" />
      <Shape d={magnets.flat().map(([x, y]) => circle(x, y, 8))} />
      <Shape fill="red" d={circle(...late, 8)} />
      <Stroke tone="red" d="M202 98c0-24 34-22 33 1s-36 20-32-4c4-16 26-18 32-4" />
      <Stroke
        dash="dashed"
        d={[
          curve([
            [266, 190],
            [284, 120],
            [270, 54],
          ]),
          curve([
            [258, 190],
            [266, 150],
            [259, 106],
          ]),
          curve([
            [250, 190],
            [248, 166],
            [240, 150],
          ]),
        ]}
      />
      <Shape fill="solid" d="M238 190q20-10 40 0l2 9h-11l-2-5h-18l-2 5h-11z" />
      <Label x={226} y={201} anchor="end">
        three calls to find out
      </Label>
    </>
  ),

  // One selected stop: its line, its place and its hour are highlighted together.
  decision: (
    <>
      <Shape edge="path" d={rect(8, 18, 92, 152)} />
      <Shape edge="path" d={rect(128, 18, 164, 84)} />
      <Shape edge="path" d={rect(128, 118, 164, 52)} />
      <Shape fill="soft" d={[0, 1, 3, 4].map((i) => rect(34, 38 + i * 26, 44 + (i % 2) * 10, 6))} />
      <Shape d={square([0, 1, 3, 4].map((i): Point => [22, 41 + i * 26]))} />
      <Shape fill="tint" edge="none" d={rect(10, 81, 88, 24)} />
      <Shape fill="solid" edge="none" d={rect(34, 90, 56, 6)} />
      <Stroke
        weight="thin"
        tone="soft"
        d="M128 62l60-44M128 92l104-74M186 102l106-60M240 102l52-28"
      />
      <Stroke
        d={poly([
          [144, 84],
          [176, 48],
          [216, 66],
          [270, 38],
        ])}
      />
      <Shape
        d={[
          [144, 84],
          [176, 48],
          [270, 38],
        ].map(([x = 0, y = 0]) => circle(x, y, 6))}
      />
      <Stroke d={line(140, 144, 280, 144)} />
      <Shape d={square([148, 180, 272].map((x): Point => [x, 144]))} />
      <Stroke weight="path" tone="red" d="M100 93h14v17h102M216 74v62" />
      <Shape fill="red" d={[square([[22, 93]]), circle(216, 66, 8), square([[216, 144]])]} />
      <Label x={54} y={192} anchor="middle">
        list
      </Label>
      <Label x={210} y={192} anchor="middle">
        map and day
      </Label>
    </>
  ),

  // The same three rounds on a screen: the late stop is ahead of the line that marks the present.
  after: (
    <>
      <Rounds />
      <Stroke d={day.map((row) => poly(row))} />
      <Shape d={square(stops.filter(([x]) => x > now))} />
      <Shape fill="solid" d={square(stops.filter(([x]) => x < now))} />
      <Stroke weight="path" d={line(now, 10, now, 178)} />
      <Shape fill="red" d={square([[208, 94]])} />
      <Arrow
        weight="path"
        tone="red"
        points={[
          [216, 94],
          [268, 94],
          [268, 56],
        ]}
      />
      <Label x={now} y={196} anchor="middle">
        now
      </Label>
      <Label x={292} y={196} anchor="end">
        still time
      </Label>
    </>
  ),
};
