import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { markSize } from '../mark-parts.ts';
import { whyMarks } from '../why-marks.tsx';

/** One of the points that hold for every service, in a small drawing beside its words. */
export function WhyMark({ index }: { readonly index: number }) {
  const mark = whyMarks[index];
  return mark && <FixedDrawing {...markSize}>{mark}</FixedDrawing>;
}
