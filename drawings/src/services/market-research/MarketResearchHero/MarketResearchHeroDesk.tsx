import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, ellipse, poly, rect, shape, type Point } from '#line/pen.ts';
import { Leader } from '#line/Leader.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lineAt, onlyWords, respondents, tenths, worthIt } from '../respondents.ts';

const plot = { left: 40, top: 128, size: 424 };
const at = ([often, spends]: Point): Point => [
  Math.round(plot.left + often * plot.size),
  Math.round(plot.top + (1 - spends) * plot.size),
];
const toLineLabel: Point[] = [at([0.24, lineAt(0.24)]), [142, 148], [168, 148]];
const dot = (person: Point): string => circle(...at(person), 5);

/** How many there are along each axis, drawn at the edges of the plot. */
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

/** The line agreed before anybody was asked, and the margin in which answers do not decide. */
function Decision() {
  const margin = 0.06;
  const edge = (often: number, by: number): Point => at([often, lineAt(often) + by]);
  return (
    <>
      <Shape
        fill="tint"
        edge="none"
        d={shape([edge(0, margin), edge(1, margin), edge(1, -margin), edge(0, -margin)])}
      />
      <Stroke weight="wall" moves="draws" d={poly([edge(0, 0), edge(1, 0)])} />
      <Leader points={toLineLabel} />
      <Label x={176} y={152}>
        line agreed before asking
      </Label>
    </>
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
      <Decision />
      <Stroke d={rect(plot.left, plot.top, plot.size, plot.size)} />
      <Moving how="appears" after={2}>
        <Shape d={respondents.filter((each) => !worthIt(each)).map(dot)} />
      </Moving>
      <Moving how="appears" after={3}>
        <Shape fill="solid" d={respondents.filter(worthIt).map(dot)} />
      </Moving>
      <Moving how="drops" after={4}>
        <Shape d={onlyWords.map(dot)} />
      </Moving>
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
