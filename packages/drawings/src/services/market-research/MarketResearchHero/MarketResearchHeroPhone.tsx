import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { ellipse, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { respondents, tenths } from '../respondents.ts';
import { Answers, Decision, type Plot } from './Answers.tsx';

const plot: Plot = { left: 24, top: 76, size: 325 };
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

export function MarketResearchHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={1} scale="phone" label={label}>
      <Moving how="appears" after={3}>
        <Counts />
      </Moving>
      <Decision plot={plot} />
      <Answers plot={plot} people={shown} />
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
