import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import type { Beat } from '#line/movement.ts';
import { Moving } from '#line/Moving.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { sagAt, type Beam } from './beam.ts';

/** What one jack presses down: the demands of the plan, the topmost first. */
export interface Load {
  readonly x: number;
  readonly demands: readonly string[];
}

interface PressProps {
  readonly beam: Beam;
  readonly loads: readonly Load[];
  readonly head: number;
  readonly block: number;
}

const high = 34;
/** The load grows one demand at a time, from the beam upwards. */
const lowestFirst: readonly Beat[] = [1, 2, 3];

/** Jacks under a cross-head, each pressing a stack of demands onto the beam. */
export function Press({ beam, loads, head, block }: PressProps) {
  const stacks = loads.map(({ x, demands }) => {
    const surface = beam.top + sagAt(beam, x);
    const bottom = demands.length > 1 ? surface - 1 : surface - 34;
    return { x, demands, surface, bottom, top: bottom - demands.length * high };
  });
  return (
    <>
      <Stroke
        weight="path"
        d={stacks.flatMap(({ x, top }) => [
          line(x - 5, head + 20, x - 5, top),
          line(x + 5, head + 20, x + 5, top),
        ])}
      />
      <Shape d={stacks.map(({ x }) => rect(x - 18, head, 36, 20))} />
      {stacks.flatMap(({ x, top, demands, bottom, surface }) =>
        demands.map((demand, i) => (
          <Moving key={demand} how="drops" after={lowestFirst[demands.length - 1 - i] ?? 6}>
            <Shape fill="tint" d={rect(x - block / 2, top + i * high, block, high)} />
            <Label x={x} y={top + i * high + 21} anchor="middle">
              {demand}
            </Label>
            {demands.length === 1 && (
              <Arrow weight="path" points={ends(x, bottom, x, surface - 1)} />
            )}
          </Moving>
        )),
      )}
    </>
  );
}
