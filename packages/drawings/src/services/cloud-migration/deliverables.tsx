import { circle, cross, hatch, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const quay = 78;

/** The old shore alone, in close view, with four systems. */
const oldShore = 'M2 108V78h130l8 30z';
const spots = [6, 38, 70, 102];
const close = (x: number): string => rect(x, quay - 24, 26, 24);

/** Both shores from further away, with two rows of two systems on each. */
const bothShores = 'M2 108V78h50l6 30zM158 108V78h-50l-6 30z';
const water = 'M64 100q4-6 8 0t8 0 8 0 8 0';
const berths = (left: number): string[] =>
  [56, 32].flatMap((y) => [rect(left, y, 21, 22), rect(left + 24, y, 21, 22)]);

export const deliverables = {
  // The measured connections on the old shore; one leads to a machine under the floor.
  'dependency-map': (
    <>
      <Shape d={oldShore} />
      <Stroke d="M144 100q4-6 7 0t7 0" />
      <Shape d={spots.map(close)} />
      <Stroke weight="thin" d={spots.map((x) => hatch(x, quay - 24, 26, 24, 6))} />
      <Stroke weight="wall" d="M83 54c0-26 32-26 32 0" />
      <Stroke weight="path" d="M19 54c0-26 32-26 32 0" />
      <Stroke d="M51 54c0-22 30-22 30 0M19 54c0-64 96-64 96 0" />
      <Stroke dash="dashed" d="M51 78v12h18" />
      <Shape fill="solid" d={rect(70, 84, 14, 13)} />
    </>
  ),

  // The same four: one is retired, one stays, two will cross; the costs are below.
  verdicts: (
    <>
      <Shape d={oldShore} />
      <Stroke d="M144 100q4-6 7 0t7 0" />
      <Stroke dash="dashed" d={close(6)} />
      <Stroke weight="path" d={cross(11, 58, 16, 16)} />
      <Shape d={close(38)} />
      <Stroke weight="thin" d={hatch(38, quay - 24, 26, 24, 6)} />
      <Stroke weight="path" d="M51 48V24M42 37c0 15 18 15 18 0M46 29h10" />
      <Shape d={circle(51, 20, 4)} />
      <Shape fill="solid" d={[close(70), close(102)]} />
      <Stroke weight="path" d="M83 52V36h60M115 52V36" />
      <Shape fill="solid" edge="none" d="M152 36l-11-6v12z" />
      <Shape
        fill="solid"
        edge="none"
        d={[rect(6, 86, 4, 14), rect(38, 86, 10, 14), rect(70, 86, 20, 14), rect(102, 86, 26, 14)]}
      />
    </>
  ),

  // The new shore is ready; its places are still empty.
  'empty-platform': (
    <>
      <Shape d={bothShores} />
      <Stroke d={water} />
      <Shape d={berths(4)} />
      <Stroke weight="thin" d={hatch(4, 32, 21, 22, 6) + hatch(28, 32, 21, 22, 6)} />
      <Stroke weight="thin" d={hatch(4, 56, 21, 22, 6) + hatch(28, 56, 21, 22, 6)} />
      <Shape d="M108 78l4-48h12l4 48z" />
      <Shape fill="solid" d="M109 30V18l9-9 9 9v12z" />
      <Shape fill="solid" edge="none" d="M110 56h16l1 10h-18z" />
      <Stroke d="M104 22L68 13M104 26L68 33" />
      <Stroke dash="dashed" d={[rect(134, 32, 21, 22), rect(134, 56, 21, 22)]} />
    </>
  ),

  // All systems are on the new shore, and the counts on both shores match.
  'proven-crossing': (
    <>
      <Shape d={bothShores} />
      <Stroke d={water} />
      <Stroke dash="dashed" d={berths(4)} />
      <Shape fill="solid" d={berths(111)} />
      <Shape d={circle(80, 50, 20)} />
      <Stroke weight="wall" d={[line(70, 45, 90, 45), line(70, 56, 90, 56)]} />
    </>
  ),

  // The old shore is empty except for its certificate; the old lines are struck off the bill.
  'closed-shore': (
    <>
      <Shape d={bothShores} />
      <Stroke d={water} />
      <Shape d={rect(8, 22, 40, 56)} />
      <Stroke d={[line(15, 33, 41, 33), line(15, 42, 34, 42)]} />
      <Shape fill="solid" edge="none" d={circle(36, 56, 8)} />
      <Shape fill="solid" edge="none" d="M31 60h10v15l-5-4-5 4z" />
      <Shape fill="solid" d={berths(111)} />
      <Shape d="M62 14h36v56l-6-5-6 5-6-5-6 5-6-5-6 5z" />
      <Stroke tone="soft" d={[line(69, 24, 91, 24), line(69, 32, 91, 32)]} />
      <Stroke d={cross(69, 21, 22, 14)} />
      <Stroke weight="path" d={[line(69, 44, 91, 44), line(69, 53, 91, 53)]} />
    </>
  ),
};
