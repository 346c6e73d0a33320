import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, curve, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { CoverProps } from '../cover-props.ts';

const clamps = [34, 58, 82];
const limit = 104;

function Board() {
  const pins = range(5).map((i) => i * 9);
  return (
    <>
      <Stroke weight="wall" d={[186, 204, 222].map((y) => line(0, y, 108, y))} />
      <Stroke weight="thin" d={clamps.map((x, i) => line(x, 146, x, 178 + i * 18))} />
      <Shape d={clamps.map((x, i) => circle(x, 186 + i * 18, 8))} />
      <Shape fill="solid" edge="none" d={clamps.map((x, i) => circle(x, 186 + i * 18, 3))} />
      <Shape d={roundRect(12, 44, 92, 102, 4)} />
      <Stroke
        d={pins.flatMap((pin) => [
          line(40 + pin, 66, 40 + pin, 118),
          line(32, 74 + pin, 84, 74 + pin),
        ])}
      />
      <Shape fill="solid" d={rect(38, 72, 40, 40)} />
      <Shape fill="tint" d={clamps.map((x) => rect(x - 8, 130, 16, 16))} />
    </>
  );
}

export function EnergyCoverPhone({ label }: CoverProps) {
  return (
    <Drawing width={350} height={245} scale="phone" label={label}>
      <Board />
      <Shape d={[rect(140, 16, 198, 213), line(140, 30, 338, 30)]} />
      <Name x={152} y={55} size="small">
        Line 2, energy
      </Name>
      <Shape fill="tint" d={rect(152, 68, 174, 98)} />
      <Stroke
        weight="path"
        d={curve([
          [152, 140],
          [172, 124],
          [192, 138],
          [214, 150],
          [230, 128],
          [238, limit],
        ])}
      />
      <Stroke
        weight="wall"
        tone="red"
        d={curve([
          [238, limit],
          [248, 88],
          [258, 90],
          [266, limit],
        ])}
      />
      <Stroke
        weight="path"
        d={curve([
          [266, limit],
          [280, 134],
          [302, 122],
          [326, 130],
        ])}
      />
      <Stroke dash="dashed" d={line(152, limit, 326, limit)} />
      <Label x={320} y={limit - 8} anchor="end">
        limit
      </Label>
      <Shape d={[rect(152, 178, 82, 40), rect(244, 178, 82, 40)]} />
      <Shape fill="solid" edge="none" d={[rect(162, 200, 48, 7), rect(254, 200, 60, 7)]} />
      <Shape fill="soft" d={[rect(162, 188, 32, 4), rect(254, 188, 32, 4)]} />
      <Arrow
        weight="path"
        points={[
          [84, 92],
          [139, 92],
        ]}
      />
    </Drawing>
  );
}
