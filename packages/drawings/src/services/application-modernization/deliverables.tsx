import { Arrow } from '#line/Arrow.tsx';
import { Name } from '#line/Name.tsx';
import { circle, hatch, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** The rooms of the old house along its front, from left to right; the small one moves first. */
const rooms = [
  { x: 12, w: 42 },
  { x: 54, w: 26 },
  { x: 80, w: 36 },
  { x: 116, w: 32 },
] as const;
const [, first] = rooms;
const others = rooms.filter((room) => room !== first);

const middle = ({ x, w }: (typeof rooms)[number]): number => x + w / 2;

/** A part of the old house: its walls and its hatching. */
const Old = ({ walls, areas }: { readonly walls: string; readonly areas: readonly string[] }) => (
  <>
    <Shape d={walls} />
    <Stroke weight="thin" d={areas} />
  </>
);

/** A switch of the front: a request comes from above and goes to the left contact or the right one. */
const lever = (x: number, side: -1 | 1): string => `M${x} 4v16l${side * 6} 17`;
const contacts = (x: number): string => circle(x - 7, 40, 3) + circle(x + 7, 40, 3);

/** Answers of both systems, row by row; one pair differs. */
const answers = [26, 41, 56, 71, 86];
const differs = 56;

export const deliverables = {
  // The old house from above, with every room on the map; the first two to move have a rank.
  'ranked-map': (
    <>
      <Shape edge="path" d={rect(12, 14, 136, 94)} />
      <Stroke weight="thin" d={hatch(12, 14, 136, 94, 8)} />
      <Stroke weight="path" d="M54 14v94M54 62h94M116 14v48M92 62v46" />
      <Shape fill="solid" edge="path" d={rect(54, 14, 26, 48)} />
      <Shape edge="path" d={rect(80, 14, 36, 48)} />
      <Stroke d="M67 62v22h50M98 50v34" />
      <Shape
        fill="solid"
        edge="knock"
        d={[circle(67, 84, 5), circle(98, 84, 5), circle(120, 84, 5)]}
      />
      <Name x={67} y={44} anchor="middle" size="small" tone="knock">
        1
      </Name>
      <Name x={98} y={44} anchor="middle" size="small">
        2
      </Name>
    </>
  ),

  // A front before the same rooms: a switch per route, all of them still set to the old house.
  'route-switches': (
    <>
      <Shape edge="path" d={rect(6, 13, 148, 36)} />
      <Stroke weight="path" d={rooms.map((room) => lever(middle(room), -1))} />
      <Shape d={rooms.map((room) => contacts(middle(room)))} />
      <Shape fill="solid" d={rooms.map((room) => circle(middle(room) - 7, 40, 3))} />
      <Stroke d={rooms.map((room) => line(middle(room) - 7, 43, middle(room) - 7, 64))} />
      <Old
        walls={rooms.map(({ x, w }) => rect(x, 64, w, 44)).join('')}
        areas={[hatch(12, 64, 136, 44, 8)]}
      />
    </>
  ),

  // The small room, old and new: their answers side by side, with the one difference explained.
  'explained-differences': (
    <>
      <Old walls={rect(8, 8, 26, 44)} areas={[hatch(8, 8, 26, 44, 8)]} />
      <Shape fill="solid" d={rect(8, 64, 26, 44)} />
      <Stroke d="M34 30h14M34 86h14" />
      <Shape edge="path" d={rect(48, 8, 106, 100)} />
      <Shape fill="tint" edge="none" d={rect(50, differs - 8, 102, 16)} />
      <Shape fill="soft" d={answers.map((y) => rect(57, y - 3, 28, 6))} />
      <Shape
        fill="solid"
        edge="none"
        d={answers.map((y) => rect(93, y - 3, y === differs ? 14 : 28, 6))}
      />
      <Stroke weight="path" d={answers.map((y) => tick(139, y))} />
    </>
  ),

  // One switch is turned: its route leads to the new room, and the old house has a gap.
  'moved-route': (
    <>
      <Shape edge="path" d={rect(6, 13, 148, 36)} />
      <Stroke weight="path" d={others.map((room) => lever(middle(room), -1))} />
      <Stroke weight="path" d={lever(middle(first), 1)} />
      <Shape d={rooms.map((room) => contacts(middle(room)))} />
      <Shape
        fill="solid"
        d={[circle(74, 40, 3), ...others.map((room) => circle(middle(room) - 7, 40, 3))]}
      />
      <Stroke
        d={[
          line(74, 43, 74, 58),
          ...others.map((room) => line(middle(room) - 7, 43, middle(room) - 7, 64)),
        ]}
      />
      <Old
        walls={others.map(({ x, w }) => rect(x, 64, w, 44)).join('')}
        areas={[hatch(12, 64, 42, 44, 8), hatch(80, 64, 68, 44, 8)]}
      />
      <Shape fill="solid" edge="knock" d={rect(58, 58, 26, 34)} />
    </>
  ),

  // The map without that room, and a shorter bill.
  'smaller-bill': (
    <>
      <Stroke dash="dashed" d="M8 14h60v94h-60z" />
      <Old walls={rect(8, 58, 60, 50)} areas={[hatch(8, 58, 60, 50, 8)]} />
      <Stroke weight="path" d="M8 58h60v50h-60zM38 58v50" />
      <Shape fill="solid" d={rect(38, 22, 22, 26)} />
      <Stroke dash="dashed" d="M94 64v40l7 4 7-4 7 4 7-4 7 4 7-4 7 4 7-4v-40" />
      <Shape edge="path" d="M94 14h56v50l-7 5-7-5-7 5-7-5-7 5-7-5-7 5-7-5z" />
      <Stroke d={writing(102, 26, 40, 2, 10)} />
      <Shape fill="solid" edge="none" d={rect(120, 46, 22, 7)} />
      <Arrow
        points={[
          [122, 98],
          [122, 74],
        ]}
        weight="path"
      />
    </>
  ),
};
