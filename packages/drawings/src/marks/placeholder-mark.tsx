import { cross, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Shown for a service whose mark is not drawn yet; `npm run launch-check` lists it. */
export const placeholderMark = (
  <>
    <Shape dash="dashed" d={rect(8, 6, 80, 52)} />
    <Stroke weight="thin" tone="soft" d={cross(8, 6, 80, 52)} />
  </>
);
