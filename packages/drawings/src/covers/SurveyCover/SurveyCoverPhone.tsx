import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, drum, line, poly, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pin, surveyMap } from './survey-map.ts';
import type { CoverProps } from '../cover-props.ts';

const formLeft = 162;
const others: readonly Point[] = [
  [48, 92],
  [76, 190],
];
const chosen: Point = [106, 126];
const route = others.toSpliced(1, 0, chosen);

export function SurveyCoverPhone({ label }: CoverProps) {
  return (
    <Drawing width={350} height={245} scale="phone" label={label}>
      <Shape d={[roundRect(6, 22, 252, 200, 10), rect(22, 38, 220, 168)]} />
      <Stroke weight="thin" tone="soft" d={surveyMap({ left: 22, top: 38, scale: 0.424 })} />
      <Stroke d={line(formLeft, 38, formLeft, 206)} />
      <Stroke weight="path" dash="dashed" d={poly(route)} />
      <Shape d={others.map(pin)} />
      <Shape fill="solid" edge="none" d={others.map(([x, y]) => circle(x, y - 24, 4))} />
      <Shape fill="solid" d={pin(chosen)} />
      <Shape fill="knock" d={circle(chosen[0], chosen[1] - 24, 5)} />
      <Name x={formLeft + 10} y={62} size="small">
        Point 2
      </Name>
      <Shape d={[rect(formLeft + 10, 76, 60, 20), rect(formLeft + 10, 136, 60, 20)]} />
      <Shape fill="tint" edge="path" d={rect(formLeft + 10, 106, 60, 20)} />
      <Shape fill="soft" d={[rect(178, 84, 34, 4), rect(178, 114, 42, 4), rect(178, 144, 26, 4)]} />
      <Shape fill="solid" d={rect(formLeft + 10, 170, 60, 24)} />
      <Arrow
        dash="dashed"
        points={[
          [258, 122],
          [284, 122],
        ]}
      />
      <Shape fill="tint" d={drum(286, 94, 50, 56)} />
      <Label x={307} y={172} anchor="middle">
        sync later
      </Label>
    </Drawing>
  );
}
