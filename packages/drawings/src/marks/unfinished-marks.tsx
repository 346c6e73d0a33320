import { cross, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Services without a drawn mark: `npm run new:service` adds them; remove a service when you draw its mark. */
const unfinished: readonly string[] = [];

const placeholder = (
  <>
    <Shape dash="dashed" d={rect(8, 6, 80, 52)} />
    <Stroke weight="thin" tone="soft" d={cross(8, 6, 80, 52)} />
  </>
);

export const unfinishedMarks = Object.fromEntries(unfinished.map((slug) => [slug, placeholder]));
