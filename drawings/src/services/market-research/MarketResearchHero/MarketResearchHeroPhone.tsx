import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, ellipse, poly, rect, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { lineAt, onlyWords, respondents, tenths, worthIt } from '../respondents.ts';

const plot = { left: 24, top: 76, size: 325 };
const at = ([often, spends]: Point): Point => [
  Math.round(plot.left + often * plot.size),
  Math.round(plot.top + (1 - spends) * plot.size),
];
const dot = (person: Point): string => circle(...at(person), 5);
/** On a phone every second person is enough to see the two crowds. */
const shown = respondents.filter((_, i) => i % 2 === 0);

function Counts() {
  const tenth = plot.size / 10;
  return (
    <Shape
      fill="tint"
      edge="thin"
      d={tenths(0).map((n, i) => rect(plot.left + i * tenth, plot.top - 8 - n * 4, tenth, n * 4))}
    />
  );
}

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
    </>
  );
}

export function MarketResearchHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={1} scale="phone" label={label}>
      <Moving how="appears" after={3}>
        <Counts />
      </Moving>
      <Decision />
      <Stroke d={rect(plot.left, plot.top, plot.size, plot.size)} />
      <Moving how="appears" after={2}>
        <Shape d={shown.filter((each) => !worthIt(each)).map(dot)} />
      </Moving>
      <Moving how="appears" after={3}>
        <Shape fill="solid" d={shown.filter(worthIt).map(dot)} />
      </Moving>
      <Moving how="drops" after={4}>
        <Shape d={onlyWords.map(dot)} />
      </Moving>
      <Moving how="appears" after={6}>
        <Stroke tone="red" dash="dashed" d={ellipse(306, 377, 38, 20)} />
        <Label x={349} y={420} anchor="end" tone="red">
          pay nothing
        </Label>
      </Moving>
      <Label x={340} y={98} anchor="end">
        build for
      </Label>
      <Label x={33} y={258}>
        leave
      </Label>
      <Label x={24} y={420}>
        how often it happens
      </Label>
      <Label x={14} y={400} upright>
        what they spend on it today
      </Label>
    </Drawing>
  );
}
