import type { Project } from '#line/iso.ts';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';

interface AxesProps {
  readonly at: Project;
  readonly side: number;
  readonly length: number;
}

/** Lines from a plane's near corners up to the plane above. */
export function Axes({ at, side, length }: AxesProps) {
  const corners = [at(0, side), at(side, side), at(side, 0)];
  return <Stroke dash="dashed" d={corners.map(([x, y]) => line(x, y - length, x, y))} />;
}
