import { Moving } from '#line/Moving.tsx';
import { circle, line, poly } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { LayeredBox } from './LayeredBox.tsx';
import type { Cake, sliceLayers } from './slice.ts';

interface CutCakeProps {
  readonly cake: Cake;
  readonly layers: ReturnType<typeof sliceLayers>;
  /** Where the names of the layers start. */
  readonly names: number;
}

/**
 * The block behind the cut, the slice drawn out of it, and the block before the cut. The parts appear layer by layer;
 * then the question runs through all of them.
 */
export function CutCake({ cake, layers, names }: CutCakeProps) {
  const { origin, base, height, cut, drawn } = cake;
  const block = { origin, layers: layers.length };
  return (
    <>
      <LayeredBox {...block} box={{ x: [0, base], y: [0, cut[0]], height }} />
      <LayeredBox {...block} box={{ x: [drawn, base + drawn], y: cut, height }} built />
      {layers.map(({ name, picture, after }) => (
        <Moving key={name} how="appears" after={after}>
          <Stroke d={picture} />
        </Moving>
      ))}
      <LayeredBox {...block} box={{ x: [0, base], y: [cut[1], base], height }} />
      <Stroke weight="thin" d={layers.map(({ x, y }) => line(x, y, names - 8, y))} />
      <Shape fill="knock" d={layers.map(({ x, y }) => circle(x, y, 4))} />
      <Stroke moves="travels" tone="knock" after={6} d={poly(layers.map(({ x, y }) => [x, y]))} />
    </>
  );
}
