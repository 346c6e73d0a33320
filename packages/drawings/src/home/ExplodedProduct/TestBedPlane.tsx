import { isoStamp, type Project } from '#line/iso.ts';
import { circle, line, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';

const CELL = 24;
const COUNT = 12;
const MARK = 12;

type State = 'passed' | 'running' | 'open';

/** Irregular but fixed: most tests have passed, some are running, some are not written yet. */
function stateOf(i: number, j: number): State {
  if ((i * 7 + j * 5) % 17 === 3) return 'open';
  return (i * 3 + j * 11) % 13 === 5 ? 'running' : 'passed';
}

/** Without the far corner, which the plane above covers. */
const cells = range(COUNT)
  .flatMap((j) => range(COUNT).map((i) => [i, j] as const))
  .filter(([i, j]) => i > 4 || j > 4);

/** Optimization: a bed of tests, and probes that measure. */
export function TestBedPlane({ at }: { readonly at: Project }) {
  const marked = (state: State) =>
    stamp(
      isoStamp(MARK, MARK),
      cells
        .filter(([i, j]) => stateOf(i, j) === state)
        .map(([i, j]) => at(12 + i * CELL, 12 + j * CELL)),
    );
  const probes = [
    { foot: at(258, 66), height: 46 },
    { foot: at(186, 234), height: 62 },
    { foot: at(90, 258), height: 50 },
  ];
  return (
    <>
      <Shape fill="solid" edge="none" d={marked('passed')} />
      <Shape fill="tint" d={marked('running')} />
      <Stroke d={marked('open')} />
      <Stroke
        weight="path"
        d={probes.map(({ foot: [px, py], height }) => line(px, py, px, py - height))}
      />
      <Shape d={probes.map(({ foot: [px, py], height }) => circle(px, py - height, 5))} />
    </>
  );
}
