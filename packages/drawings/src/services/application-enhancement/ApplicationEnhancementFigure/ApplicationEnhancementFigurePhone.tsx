import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const [before, after] = [32, 236];
const pitch = 38;

interface StepsProps {
  readonly top: number;
  readonly total: number;
  readonly read: number;
}

const Steps = ({ top, total, read }: StepsProps) => (
  <>
    <Shape d={rect(0, top, total, 32)} />
    <Shape
      fill="tint"
      d={[
        rect(0, top + pitch, read, 32),
        rect(read, top + pitch, 64, 32),
        rect(read + 64, top + pitch, 46, 32),
      ]}
    />
    <Shape
      d={[rect(read + 6, top + 2 * pitch, 52, 32), rect(read + 70, top + 2 * pitch, 34, 32)]}
    />
    <Label x={8} y={top + 21}>
      month-end report
    </Label>
    <Label x={8} y={top + pitch + 21}>
      read
    </Label>
    <Label x={read + 7} y={top + pitch + 21}>
      add up
    </Label>
    <Label x={read + 70} y={top + pitch + 21}>
      draw
    </Label>
  </>
);

export function ApplicationEnhancementFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={370} pad={4} scale="phone" label={label}>
      <Name x={0} y={18}>
        Before
      </Name>
      <Steps top={before} total={350} read={240} />
      <Shape fill="red" d={rect(8, before + 2 * pitch, 224, 32)} />
      <Label x={16} y={before + 2 * pitch + 21} tone="knock">
        one query for every row
      </Label>
      <Stroke
        tone="red"
        weight="path"
        d={range(38).map((i) => line(9 + i * 6, before + 3 * pitch, 9 + i * 6, before + 140))}
      />
      <Name x={0} y={after - 16}>
        After
      </Name>
      <Steps top={after} total={160} read={50} />
      <Shape fill="solid" d={rect(6, after + 2 * pitch, 38, 32)} />
      <Label x={6} y={after + 3 * pitch + 14}>
        one query
      </Label>
      <Dimension axis="x" from={160} to={350} at={after + 16} />
    </Drawing>
  );
}
