import { cross, line, poly, rect } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import type { StageProps } from './screen-plan.ts';

/** Dashed boxes that show only what goes where. */
export function WireframeStage({ plan, x, y }: StageProps) {
  const { width, height, inset, bar, titleBaseline, capHeight, picture, rows } = plan;
  const [left, right] = [x + inset, x + width - inset];
  const box = [left, y + picture.top, right - left, picture.height] as const;
  const outline = poly([
    [x + width, y],
    [x, y],
    [x, y + height],
    [x + width, y + height],
  ]);
  return (
    <>
      <Stroke
        dash="dashed"
        d={[
          outline,
          line(x, y + bar, x + width, y + bar),
          rect(left, y + bar * 0.32, bar * 2, bar * 0.36),
          rect(left, y + titleBaseline - capHeight, capHeight * 4, capHeight),
          rect(...box),
        ]}
      />
      <Stroke
        weight="thin"
        dash="dashed"
        d={[
          cross(...box),
          ...rows.map((row, i) => line(left, y + row, right - i * inset, y + row)),
        ]}
      />
    </>
  );
}
