import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { spline } from '#line/spline.ts';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import type { StageProps } from './screen-plan.ts';

interface RunStageProps extends StageProps {
  /** The names of the test suites; a phone has no space for them. */
  readonly suites?: readonly string[];
}

const REQUESTS = [
  0.38, 0.5, 0.72, 0.64, 0.82, 0.66, 0.7, 0.44, 0.3, 0.36, 0.22, 0.34, 0.52, 0.7, 0.86,
];

/** The product in use: live requests, and the tests that caught the one fault (red). */
export function RunStage({ plan, x, y, suites = [] }: RunStageProps) {
  const { width, height, inset, titleBaseline, picture, liveHeight, tests } = plan;
  const [left, right] = [x + inset, x + width - inset];
  const chart = { top: y + picture.top, height: liveHeight };
  const cells = tests.tops.flatMap((top) =>
    range(tests.count).map((i): Point => [left + i * tests.pitch, y + top]),
  );
  const failedAt = cells.length - 6;
  const [failX, failY] = cells[failedAt] ?? [left, y];
  const requests = REQUESTS.map((share, i): Point => [
    left + ((right - left) * i) / (REQUESTS.length - 1),
    chart.top + chart.height * (1 - share),
  ]);
  const middle = failX + tests.width / 2;
  return (
    <>
      <Shape fill="solid" edge="none" d={circle(left + 5, y + titleBaseline - 12, 5)} />
      <Name x={left + 18} y={y + titleBaseline - 4} size="large">
        Live
      </Name>
      <Stroke weight="thin" d={rect(left, chart.top, right - left, chart.height)} />
      <Stroke
        weight="thin"
        tone="soft"
        d={[0.25, 0.5, 0.75].map((share) =>
          line(left, chart.top + chart.height * share, right, chart.top + chart.height * share),
        )}
      />
      <Stroke weight="path" d={spline(requests)} />
      {suites.map((suite, i) => (
        <Label key={suite} x={left} y={y + (tests.tops[i] ?? 0) - 7}>
          {suite}
        </Label>
      ))}
      <Shape
        fill="solid"
        edge="none"
        d={stamp(stampRect(tests.width, 13), cells.toSpliced(failedAt, 1))}
      />
      <Shape fill="red" edge="none" d={rect(failX, failY, tests.width, 13)} />
      <Stroke
        tone="red"
        d={poly([
          [middle, failY + 13],
          [middle, y + height + 16],
          [middle - 22, y + height + 16],
        ])}
      />
      <Label x={middle - 28} y={y + height + 20} anchor="end" tone="red">
        caught before release
      </Label>
    </>
  );
}
