import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { markSize } from '../mark-parts.ts';
import { whyMarks } from '../why-marks.tsx';

/** A small drawing for one of the points that apply to every service. The text is beside it. */
export function WhyMark({ index }: { readonly index: number }) {
  const mark = whyMarks[index];
  return mark && <FixedDrawing {...markSize}>{mark}</FixedDrawing>;
}
