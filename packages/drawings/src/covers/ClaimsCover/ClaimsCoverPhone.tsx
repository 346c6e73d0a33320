import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { hatch, line, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { CoverProps } from '../cover-props.ts';

const pitch = 58;
const bandTop = (band: number): number => 40 + band * pitch;
const middleOf = (band: number): number => bandTop(band) + 22;
const modulesOf = (band: number): string =>
  rect(190, bandTop(band), 66, 44) + rect(274, bandTop(band), 66, 44);
const textsOf = (band: number): string =>
  writing(200, bandTop(band) + 15, 44, 2, 13) + writing(284, bandTop(band) + 15, 44, 2, 13);

export function ClaimsCoverPhone({ label }: CoverProps) {
  const way = (band: number): Point[] => [
    [110, middleOf(band)],
    [189, middleOf(band)],
  ];
  return (
    <Drawing width={350} height={245} scale="phone" label={label}>
      <Label x={10} y={26}>
        before
      </Label>
      <Label x={190} y={26}>
        after
      </Label>
      <Stroke dash="dashed" d={rect(10, bandTop(0), 100, pitch)} />
      <Shape d={[rect(10, bandTop(1), 100, pitch), rect(10, bandTop(2), 100, 44)]} />
      <Stroke weight="thin" d={hatch(10, bandTop(1), 100, pitch + 44, 9)} />
      <Stroke
        d={[
          ...[0, 1, 2].map((band) => line(256, middleOf(band), 274, middleOf(band))),
          line(223, bandTop(0), 223, bandTop(2)),
          line(307, bandTop(0), 307, bandTop(2)),
        ]}
      />
      <Shape fill="solid" d={modulesOf(0)} />
      <Stroke tone="knock" d={textsOf(0)} />
      <Shape d={modulesOf(1)} />
      <Shape dash="dashed" d={modulesOf(2)} />
      <Stroke weight="thin" d={[textsOf(1), textsOf(2)]} />
      <Arrow weight="path" points={way(0)} />
      <Arrow points={way(1)} />
      <Arrow dash="dashed" points={way(2)} />
      {['moved', 'moving', 'planned'].map((state, band) => (
        <Label key={state} x={148} y={middleOf(band) - 9} anchor="middle">
          {state}
        </Label>
      ))}
      <Shape d={rect(10, 218, 330, 8)} />
      <Shape fill="solid" d={rect(10, 218, 150, 8)} />
    </Drawing>
  );
}
