import { plane } from '#line/iso.ts';
import { poly, range, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { boxPaths, seam, type Box } from './box.ts';

interface LayeredBoxProps {
  readonly origin: Point;
  readonly box: Box;
  readonly layers: number;
  /** The slice is built; the rest is only planned. */
  readonly built?: boolean;
}

/** A block of equal layers, with the seams between them on its visible sides. */
export function LayeredBox({ origin, box, layers, built = false }: LayeredBoxProps) {
  const see = plane(...origin);
  const { outline, edges, front } = boxPaths(see, box);
  const seams = range(layers - 1).map((i) => seam(see, box, (box.height * (i + 1)) / layers));
  if (!built)
    return (
      <>
        <Shape dash="dashed" d={outline} />
        <Stroke dash="dashed" d={edges} />
        <Stroke weight="thin" dash="dotted" d={seams.map(poly)} />
      </>
    );
  return (
    <>
      <Shape fill="tint" d={outline} />
      <Stroke d={[edges, ...seams.map((points) => poly(points.slice(0, 2)))]} />
      <Shape fill="solid" d={front} />
      <Stroke weight="path" tone="knock" d={seams.map((points) => poly(points.slice(1)))} />
    </>
  );
}
