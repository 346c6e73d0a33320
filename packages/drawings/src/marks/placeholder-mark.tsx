import { cross, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Shown for a small drawing that does not exist yet. The checks name it. */
export const placeholderMark = (
  <>
    <Shape dash="dashed" d={rect(8, 6, 80, 52)} />
    <Stroke weight="thin" tone="soft" d={cross(8, 6, 80, 52)} />
  </>
);
