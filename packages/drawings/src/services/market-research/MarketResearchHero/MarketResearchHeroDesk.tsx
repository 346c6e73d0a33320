import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, ellipse, rect, type Point } from '#line/pen.ts';
import { Leader } from '#line/Leader.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lineAt, respondents, tenths } from '../respondents.ts';
import { Answers, Decision, on, type Plot } from './Answers.tsx';

const plot: Plot = { left: 40, top: 128, size: 424 };
const toLineLabel: Point[] = [on(plot, [0.24, lineAt(0.24)]), [142, 148], [168, 148]];

/** The number of respondents in each tenth of an axis, as bars at the edges of the plot. */
function Counts() {
  const tenth = plot.size / 10;
  const unit = 7;
  return (
    <Shape
      fill="tint"
      edge="thin"
      d={[
        ...tenths(0).map((n, i) =>
          rect(plot.left + i * tenth, plot.top - 12 - n * unit, tenth, n * unit),
        ),
        ...tenths(1).map((n, i) =>
          rect(plot.left + plot.size + 12, plot.top + (9 - i) * tenth, n * unit, tenth),
        ),
      ]}
    />
  );
}

function Key() {
  return (
    <>
      <Shape fill="solid" d={circle(486, 62, 5)} />
      <Label x={500} y={66}>
        build for
      </Label>
      <Shape d={circle(486, 88, 5)} />
      <Label x={500} y={92}>
        leave
      </Label>
    </>
  );
}

/** Customers as points, and the line that decides whom to build for. */
export function MarketResearchHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={620} height={600} pad={2} label={label}>
      <Moving how="appears" after={3}>
        <Counts />
      </Moving>
      <Decision plot={plot} />
      <Leader points={toLineLabel} />
      <Label x={176} y={152}>
        line agreed before asking
      </Label>
      <Answers plot={plot} people={respondents} />
      <Key />
      <Moving how="appears" after={6}>
        <Stroke tone="red" dash="dashed" d={ellipse(408, 520, 48, 24)} />
        <Label x={464} y={574} anchor="end" tone="red">
          say daily, pay nothing
        </Label>
      </Moving>
      <Label x={40} y={574}>
        how often it happens
      </Label>
      <Label x={26} y={552} upright>
        what they spend on it today
      </Label>
    </Drawing>
  );
}
