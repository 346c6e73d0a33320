import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { barHeight, barTop } from './wide-grid.ts';

/** Small releases for years, and what is learned from them. */
export function WideYears() {
  const changes = range(4).map((i) => 1070 + i * 50);
  const [design, built, tested] = [
    barTop('Design'),
    barTop('Engineering') + 8,
    barTop('Quality') + 8,
  ];
  return (
    <>
      <Shape
        d={stamp(
          stampRect(30, 20),
          changes.map((x) => [x, built]),
        )}
      />
      <Shape
        d={stamp(
          stampRect(18, 20),
          changes.map((x) => [x + 15, tested]),
        )}
      />
      <Stroke d={changes.map((x) => line(x + 24, built + 20, x + 24, tested))} />
      <Shape dash="dashed" d={rect(1116, design, 170, barHeight)} />
      <Label x={1201} y={design + 22} anchor="middle">
        next drawing
      </Label>
      <Arrow
        dash="dashed"
        points={[
          [1272, barTop('Operations')],
          [1272, design + barHeight + 1],
        ]}
      />
    </>
  );
}
