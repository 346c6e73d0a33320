import { Drawing } from '#line/Drawing.tsx';
import { rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Shown if the enquiry was sent. The dialog's heading says so in words. */
export function DialogTick() {
  return (
    <Drawing width={80} height={56}>
      <Shape d={rect(1, 1, 78, 54)} />
      <Stroke weight="wall" d="M22 28l13 13 23-27" />
    </Drawing>
  );
}
