import { contours } from '#line/contours.ts';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, range, rect, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { spline } from '#line/spline.ts';
import { Stroke } from '#line/Stroke.tsx';
import { Window } from '#line/Window.tsx';
import type { CoverProps } from '../cover-props.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [14, 14, 336, 246];
const MAP = TOP + 16;
const DAY = 156;
const NOW = 156;

const HERE: Point = [165, 100];

/** Only the map and the day: the rest of the console would be illegible on a phone. */
export function DispatchCoverPhone({ label }: CoverProps) {
  const rows = range(3).map((i) => ({ i, y: DAY + 22 + i * 23 }));
  return (
    <Drawing width={350} height={260} scale="phone" label={label}>
      <Window x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} bar={MAP - TOP} />
      <Stroke
        weight="thin"
        tone="soft"
        d={contours({
          hills: [
            [100, 78, 1, 56, 34],
            [250, 110, 0.9, 60, 38],
          ],
          lines: [
            [
              [100, 78],
              [0.85, 0.6],
            ],
            [
              [250, 110],
              [0.8, 0.36],
            ],
          ],
          within: ([x, y]) => x > LEFT && x < RIGHT && y > MAP && y < DAY,
          stride: 26,
          project: (point) => point,
        })}
      />
      <Stroke
        tone="soft"
        d={[
          spline([
            [60, MAP],
            [70, 90],
            [100, 124],
          ]),
          spline([HERE, [190, 130], [180, DAY]]),
          spline([HERE, [190, 60], [184, MAP]]),
        ]}
      />
      <Stroke
        weight="wall"
        d={spline([
          [34, 132],
          [70, 110],
          [130, 138],
          [200, 62],
          [280, 80],
          [312, 124],
        ])}
      />
      <Shape fill="solid" d={[circle(34, 132, 6), circle(100, 124, 6)]} />
      <Shape d={[circle(...HERE, 10), circle(240, 71, 6), circle(312, 124, 6)]} />
      <Shape fill="solid" edge="none" d={circle(...HERE, 4)} />
      <Stroke d={line(LEFT, DAY, RIGHT, DAY)} />
      <Stroke
        weight="thin"
        tone="soft"
        d={rows.map(({ y }) => line(LEFT, y + 17, RIGHT, y + 17))}
      />
      <Shape fill="solid" d={rows.map(({ i, y }) => rect(52 + i * 10, y, 66 - i * 6, 12))} />
      <Shape fill="soft" d={rows.map(({ i, y }) => rect(128 + i * 8, y, 54, 12))} />
      <Shape d={rows.map(({ i, y }) => rect(202 + i * 10, y, 110 - i * 16, 12))} />
      {rows.map(({ i, y }) => (
        <Label key={i} x={LEFT + 10} y={y + 11}>
          {`V${i + 1}`}
        </Label>
      ))}
      <Stroke tone="red" d={line(NOW, DAY, NOW, BOTTOM)} />
      <Shape
        fill="red"
        d={shape([
          [NOW - 6, DAY - 9],
          [NOW + 6, DAY - 9],
          [NOW, DAY],
        ])}
      />
    </Drawing>
  );
}
