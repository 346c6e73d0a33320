import { circle } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** A radio mast beside the track. */
export function Mast({ x, track }: { readonly x: number; readonly track: number }) {
  const top = track - 66;
  return (
    <>
      <Stroke
        d={[
          `M${x - 11} ${track}L${x} ${top}L${x + 11} ${track}`,
          `M${x - 8} ${track - 20}h16M${x - 5} ${track - 38}h10`,
        ]}
      />
      <Stroke
        weight="thin"
        d={[10, 18, 26].flatMap((r) => [
          `M${x - r * 0.8} ${top - r * 0.6}a${r} ${r} 0 0 0 0 ${r * 1.2}`,
          `M${x + r * 0.8} ${top - r * 0.6}a${r} ${r} 0 0 1 0 ${r * 1.2}`,
        ])}
      />
      <Shape fill="solid" edge="none" d={circle(x, top, 3)} />
    </>
  );
}
