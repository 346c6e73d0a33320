import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, drum, hatch, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** A boat's hull under its load. */
const hull = (x: number, y: number, width: number): string =>
  `M${x} ${y}h${width}l-5 9h${10 - width}z`;

/** A berth from above: its bow points away from the pier. */
const slip = (x: number, y: number, bow: number): string =>
  `M${x} ${y}h16v${bow * 8}l-8 ${bow * 9}-8 ${bow * -9}z`;

export const offerMarks = {
  // The document shows the upper line; the meter shows the traffic on the lower one.
  'inventory-from-traffic': (
    <>
      <Stroke dash="dashed" d={line(24, 14, 72, 14)} />
      <Stroke weight="wall" d={line(24, 46, 72, 46)} />
      <Shape d={[rect(6, 6, 18, 52), rect(72, 6, 18, 52)]} />
      <Stroke weight="thin" d={[hatch(6, 6, 18, 52, 6), hatch(72, 6, 18, 52, 6)]} />
      <Shape d={circle(48, 42, 16)} />
      <Stroke weight="thin" d="M37 42a11 11 0 0 1 22 0" />
      <Stroke weight="path" d={line(48, 46, 55, 35)} />
      <Shape fill="solid" edge="none" d={circle(48, 46, 3)} />
    </>
  ),

  // Small systems first; two that always talk to each other share the last boat.
  'order-of-moves': (
    <>
      <Shape d={[hull(4, 42, 22), hull(30, 42, 22), hull(56, 42, 36)]} />
      <Shape fill="solid" d={[rect(11, 34, 8, 8), rect(35, 29, 12, 13)]} />
      <Shape fill="solid" d={[rect(62, 27, 10, 15), rect(77, 27, 10, 15)]} />
      <Stroke weight="path" d={line(72, 35, 77, 35)} />
      <Stroke weight="thin" d="M4 57q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0" />
      <Arrow points={ends(88, 13, 8, 13)} />
    </>
  ),

  // A pier with empty places, each fenced in, and one gate to the land.
  'place-to-land': (
    <>
      <Shape fill="solid" d={rect(22, 29, 70, 6)} />
      <Stroke weight="wall" d={line(8, 6, 8, 24) + line(8, 40, 8, 58)} />
      <Stroke weight="path" d={line(8, 32, 22, 32)} />
      <Shape d={circle(8, 32, 5)} />
      <Stroke d={[30, 60, 90].map((x) => line(x, 8, x, 56))} />
      <Shape dash="dashed" d={[37, 67].flatMap((x) => [slip(x, 26, -1), slip(x, 38, 1)])} />
    </>
  ),

  // Change by change, the copy follows its original.
  'data-replication': (
    <>
      <Shape fill="solid" edge="knock" d={drum(4, 8, 30, 48)} />
      <Shape d={drum(62, 8, 30, 48)} />
      <Stroke tone="knock" d={[24, 33, 42].map((y) => line(10, y, 28, y))} />
      <Stroke d={[24, 33].map((y) => line(68, y, 86, y))} />
      <Shape fill="solid" edge="none" d={rect(41, 38, 8, 8)} />
      <Arrow points={ends(36, 42, 61, 42)} />
      <Stroke weight="thin" dash="dotted" d={[line(36, 24, 60, 24), line(36, 33, 60, 33)]} />
      <Stroke dash="dashed" d={line(68, 42, 86, 42)} />
    </>
  ),

  // A railroad switch: one hand decides, and the track back is kept.
  cutover: (
    <>
      <Stroke weight="wall" d="M4 44h26c18 0 14-26 32-26h6" />
      <Stroke weight="path" dash="dashed" d={line(32, 44, 68, 44)} />
      <Shape fill="solid" d={rect(68, 8, 22, 20)} />
      <Shape d={rect(68, 34, 22, 20)} />
      <Stroke weight="thin" d={hatch(68, 34, 22, 20, 6)} />
      <Stroke weight="path" d={line(26, 44, 16, 16)} />
      <Shape fill="solid" d={circle(15, 13, 6)} />
      <Stroke d={line(4, 58, 92, 58)} />
      <Stroke weight="thin" d={range(7).map((i) => line(8 + i * 9, 50, 8 + i * 9, 54))} />
    </>
  ),

  // An old plug, a new socket, and only the adapter between them.
  'repairs-on-the-way': (
    <>
      <Shape d={rect(4, 14, 26, 36)} />
      <Stroke weight="thin" d={hatch(4, 14, 26, 36, 6)} />
      <Stroke weight="wall" d={[line(30, 24, 39, 24), line(30, 40, 39, 40)]} />
      <Shape fill="solid" d="M42 14h14v10h8v16h-8v10H42V44h4v-8h-4v-8h4v-8h-4z" />
      <Shape d="M92 8v48H70V43h8V21h-8V8z" />
    </>
  ),
};
