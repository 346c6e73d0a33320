import { Drawing } from '#line/Drawing.tsx';
import { cross, rect } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';

/** Shown if the enquiry was not sent. The dialog's heading says so in words. */
export function DialogCross() {
  return (
    <Drawing width={80} height={56}>
      <Stroke dash="dashed" d={rect(1, 1, 78, 54)} />
      <Stroke weight="wall" tone="red" d={cross(26, 14, 28, 28)} />
    </Drawing>
  );
}
