import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The ribs of a shipping container. */
const ribs = (x: number, y: number): string[] =>
  range(4).map((i) => line(x + 7 + i * 7, y + 4, x + 7 + i * 7, y + 14));

const spoke = (turn: number): string => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
  return line(71 + dx * 5, 32 + dy * 5, 71 + dx * 21, 32 + dy * 21);
};

export const offerMarks = {
  // Plots staked out behind a fence with one guarded gate, before anyone moves in.
  'landing-zones': (
    <>
      <Stroke weight="wall" d="M20 22V6h70v52H20V42" />
      <Stroke weight="path" d={line(20, 24, 6, 36)} />
      <Shape fill="solid" edge="none" d={circle(20, 24, 4)} />
      <Stroke d="M14 32h66M46 32v-5M68 32v5" />
      <Stroke
        dash="dashed"
        d={[rect(30, 12, 24, 15), rect(60, 12, 22, 15), rect(30, 37, 24, 15), rect(60, 37, 22, 15)]}
      />
    </>
  ),

  // Two containers are enough, so the Kubernetes wheel is left out.
  containers: (
    <>
      <Shape fill="solid" d={[rect(6, 19, 36, 18), rect(6, 40, 36, 18)]} />
      <Stroke tone="knock" d={[...ribs(6, 19), ...ribs(6, 40)]} />
      <Stroke d={line(4, 58, 44, 58)} />
      <Stroke tone="soft" weight="path" d={circle(71, 32, 15)} />
      <Stroke tone="soft" d={[circle(71, 32, 5), ...range(8).map(spoke)]} />
    </>
  ),

  // A server is lost; the code that describes it creates the next one.
  'infrastructure-as-code': (
    <>
      <Stroke weight="path" d="M18 8c-9 0-5 10-5 17 0 4-2 7-6 7 4 0 6 3 6 7 0 7-4 17 5 17" />
      <Stroke weight="path" d="M38 8c9 0 5 10 5 17 0 4 2 7 6 7-4 0-6 3-6 7 0 7 4 17-5 17" />
      <Stroke d="M20 20h16M20 28h10M24 36h10M20 44h14" />
      <Arrow weight="path" points={ends(52, 45, 63, 45)} />
      <Stroke dash="dashed" d={[rect(66, 8, 24, 20), line(66, 18, 90, 18)]} />
      <Shape fill="solid" d={rect(66, 35, 24, 20)} />
      <Stroke tone="knock" d={line(70, 45, 86, 45)} />
    </>
  ),

  // A change passes down the line to the last gate, and can be withdrawn.
  'continuous-delivery': (
    <>
      <Stroke d={line(4, 40, 92, 40)} />
      <Stroke weight="thin" d={range(8).map((i) => circle(10 + i * 11, 44, 4))} />
      <Stroke weight="path" d={[28, 54].map((x) => `M${x - 7} 40V14h14v26`)} />
      <Shape d={[rect(8, 30, 10, 10), rect(36, 30, 10, 10)]} />
      <Shape fill="solid" d={rect(72, 26, 14, 14)} />
      <Stroke dash="dashed" d="M79 22V6H18" />
      <Shape fill="solid" edge="none" d="M10 6l8-3.400v6.800z" />
      <Stroke d="M16 48v10M80 48v10" />
    </>
  ),

  // Night: many small movements, and one that crosses the line and rings the bell.
  'on-call': (
    <>
      <Shape fill="solid" edge="none" d="M18 6a11 11 0 1 0 11 15 9 9 0 0 1-11-15z" />
      <Stroke dash="dashed" d={line(4, 40, 92, 40)} />
      <Stroke weight="path" d="M4 54l7-5 6 6 7-5 8 5 7-6 6 4 8-24 8 27 6-6 7 5 6-5 7 5 5-4" />
      <Shape fill="solid" d="M62 27c4-3 3-9 4-13a9 9 0 0 1 17 0c1 4 0 10 4 13z" />
      <Stroke weight="path" d="M71 31a4 4 0 0 0 7 0" />
      <Stroke weight="thin" d="M58 8q-3 6 0 12M91 8q3 6 0 12" />
    </>
  ),

  // Each product has its share of the bill under a limit; idle resources are removed.
  'cost-and-capacity': (
    <>
      <Stroke weight="path" d={line(4, 9, 92, 9)} />
      <Stroke weight="thin" d={range(10).map((i) => `M${6 + i * 9} 9l5-6`)} />
      <Shape fill="solid" d={[rect(12, 30, 16, 28), rect(38, 22, 16, 36)]} />
      <Shape fill="solid" d={rect(64, 42, 16, 16)} />
      <Shape dash="dashed" d={rect(64, 18, 16, 20)} />
      <Arrow points={ends(80, 28, 93, 28)} />
      <Stroke d={line(4, 58, 92, 58)} />
    </>
  ),
};
