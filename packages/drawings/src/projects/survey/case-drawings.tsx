import { Arrow } from '#line/Arrow.tsx';
import { contours } from '#line/contours.ts';
import { Label } from '#line/Label.tsx';
import { circle, line, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

const sheet = { left: 8, top: 14, width: 196, height: 152 };

const valley = contours({
  hills: [
    [58, 60, 1, 34, 30],
    [134, 96, 0.9, 34, 28],
  ],
  lines: [
    [
      [58, 60],
      [0.88, 0.7, 0.5, 0.32, 0.16],
    ],
    [
      [142, 100],
      [0.84, 0.66],
    ],
  ],
  within: ([x, y]) => x > 0 && y > 0 && x < sheet.width && y < sheet.height,
  stride: 14,
  project: ([x, y]) => [sheet.left + x, sheet.top + y],
});

const points: readonly Point[] = [
  [30, 40],
  [76, 32],
  [128, 44],
  [182, 36],
  [44, 92],
  [96, 84],
  [36, 144],
  [90, 140],
  [138, 148],
];
const missed: Point = [166, 96];

/** The valley with its points, and the office it all goes to. */
const Valley = () => (
  <>
    <Shape edge="path" d={rect(sheet.left, sheet.top, sheet.width, sheet.height)} />
    <Stroke weight="thin" tone="soft" d={valley} />
    <Shape edge="path" d="M240 166v-72l26-20 26 20v72z" />
    <Shape d={[rect(250, 102, 12, 14), rect(270, 102, 12, 14), rect(258, 138, 16, 28)]} />
  </>
);

const fieldAt = (top: number, i: number): string => rect(52, top + 12 + i * 20, 36, 12);

/** A tablet with one point: what its surveyor filled in, and what is missing. */
const Tablet = ({ top, filled }: { readonly top: number; readonly filled: number }) => (
  <>
    <Shape edge="path" d={roundRect(10, top, 92, 82, 8)} />
    <Shape fill="solid" d={circle(31, top + 38, 9)} />
    <Shape d={range(3).map((i) => fieldAt(top, i))} />
    <Shape fill="solid" d={fieldAt(top, filled)} />
  </>
);

export const caseDrawings = {
  // Ten points, one of them incomplete: the office finds out a week later.
  before: (
    <>
      <Valley />
      <Shape d={points.map(([x, y]) => circle(x, y, 8))} />
      <Arrow
        dash="dashed"
        points={[
          [204, 60],
          [224, 60],
          [224, 120],
          [239, 120],
        ]}
      />
      <Arrow
        tone="red"
        weight="path"
        points={[
          [240, 152],
          [166, 152],
          [166, 110],
        ]}
      />
      <Shape d={circle(...missed, 11)} />
      <Stroke weight="path" tone="red" d="M160 90l12 12M172 90l-12 12" />
      <Label x={8} y={190} tone="red">
        visit again
      </Label>
      <Label x={292} y={190} anchor="end">
        a week later
      </Label>
    </>
  ),

  // Two tablets without a network, one point: merged, and neither has lost anything.
  decision: (
    <>
      <Tablet top={8} filled={0} />
      <Tablet top={104} filled={2} />
      <Shape edge="path" d={rect(188, 42, 104, 110)} />
      <Shape fill="solid" d={circle(212, 97, 11)} />
      <Shape d={range(3).map((i) => rect(236, 60 + i * 28, 44, 16))} />
      <Shape fill="solid" d={[rect(236, 60, 44, 16), rect(236, 116, 44, 16)]} />
      <Arrow
        weight="path"
        points={[
          [102, 49],
          [146, 49],
          [146, 80],
          [187, 80],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [102, 145],
          [146, 145],
          [146, 114],
          [187, 114],
        ]}
      />
      <Label x={10} y={208}>
        no network
      </Label>
      <Label x={240} y={176} anchor="middle">
        both kept
      </Label>
      <Label x={240} y={30} anchor="middle">
        one point
      </Label>
    </>
  ),

  // The same ten points, each complete before the surveyor leaves it; the office reads them in the evening.
  after: (
    <>
      <Valley />
      <Shape fill="solid" edge="knock" d={[...points, missed].map(([x, y]) => circle(x, y, 12))} />
      <Stroke tone="knock" weight="path" d={[...points, missed].map(([x, y]) => tick(x, y))} />
      <Stroke d={line(204, 120, 212, 120)} />
      <Arrow
        weight="path"
        points={[
          [204, 120],
          [239, 120],
        ]}
      />
      <Label x={8} y={190}>
        all complete
      </Label>
      <Label x={292} y={190} anchor="end">
        same evening
      </Label>
    </>
  ),
};
