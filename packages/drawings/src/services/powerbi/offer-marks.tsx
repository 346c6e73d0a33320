import { Arrow } from '#line/Arrow.tsx';
import { circle, hatch, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The corners of the star, where the dimension tables are. */
const corners: readonly Point[] = [
  [8, 6],
  [66, 6],
  [8, 44],
  [66, 44],
];

/** A person: head and shoulders, standing at a height. */
const person = (x: number, y: number): string =>
  circle(x, y - 17, 5) + `M${x - 8} ${y}a8 9 0 0 1 16 0z`;

const dirty: readonly Point[] = [
  [8, 12],
  [20, 8],
  [14, 24],
  [28, 18],
  [7, 38],
  [24, 34],
  [15, 50],
  [29, 48],
];

const columns = range(8).map((i) => 8 + i * 10);
const dropped = new Set([2, 3, 5, 6]);

export const offerMarks = {
  // Facts in the middle, dimensions around them.
  'data-model': (
    <>
      <Stroke d="M30 18l10 9M66 18l-10 9M30 47l10-9M66 47l-10-9" />
      <Shape d={corners.map(([x, y]) => rect(x, y, 22, 14))} />
      <Stroke d={corners.map(([x, y]) => line(x, y + 5, x + 22, y + 5))} />
      <Shape fill="solid" d={rect(35, 22, 26, 20)} />
      <Stroke tone="knock" d="M40 29h16M40 35h16" />
    </>
  ),

  // Loose values go in, rows come out; a lamp is on when something fails.
  'preparation-and-refresh': (
    <>
      <Shape d={dirty.map(([x, y], i) => rect(x - 2, y - 2, 4 + (i % 3), 4 + ((i + 1) % 3)))} />
      <Shape fill="tint" d={rect(40, 4, 10, 56)} />
      <Stroke d={range(6).map((i) => line(40, 12 + i * 8, 50, 12 + i * 8))} />
      <Shape
        fill="solid"
        edge="none"
        d={range(12).map((i) => rect(60 + (i % 3) * 11, 24 + Math.floor(i / 3) * 9, 8, 6))}
      />
      <Shape d="M68 14a8 8 0 0 1 16 0z" />
      <Stroke weight="path" d={line(64, 15, 88, 15)} />
      <Stroke d="M76 2v-1M64 6l-3-2M88 6l3-2" />
    </>
  ),

  // One reader, one page, one thing to decide.
  reports: (
    <>
      <Shape d={[rect(40, 6, 50, 52), line(40, 14, 90, 14)]} />
      <Shape d={[rect(48, 40, 8, 12), rect(60, 34, 8, 18)]} />
      <Shape fill="solid" d={rect(72, 22, 10, 30)} />
      <Stroke dash="dashed" d={line(44, 29, 86, 29)} />
      <Shape fill="solid" d={person(16, 58)} />
      <Stroke weight="thin" dash="dotted" d="M24 38l14-14M24 42h14" />
    </>
  ),

  // Everyone opens the same table and sees their own rows.
  'access-and-governance': (
    <>
      <Shape d={[6, 19, 45].map((y) => rect(6, y, 48, 13))} />
      <Stroke weight="thin" d={[6, 19, 45].map((y) => hatch(6, y, 48, 13, 6))} />
      <Shape fill="solid" d={rect(6, 32, 48, 13)} />
      <Stroke tone="knock" weight="path" d="M12 38.500h10M28 38.500h8M42 38.500h6" />
      <Shape d="M62 38q14-16 28 0q-14 16-28 0z" />
      <Shape fill="solid" d={circle(76, 38, 5)} />
      <Stroke weight="thin" dash="dotted" d={line(54, 38, 62, 38)} />
    </>
  ),

  // The wide table loses its unused columns, and the wait shrinks with it.
  'slow-models': (
    <>
      <Shape
        fill="solid"
        edge="knock"
        d={columns.filter((_, i) => !dropped.has(i)).map((x) => rect(x, 5, 10, 30))}
      />
      <Stroke
        dash="dashed"
        d={columns.filter((_, i) => dropped.has(i)).map((x) => rect(x + 1, 6, 8, 28))}
      />
      <Stroke d={rect(8, 43, 80, 6)} />
      <Shape fill="solid" d={rect(8, 53, 22, 6)} />
      <Arrow
        points={[
          [84, 56],
          [36, 56],
        ]}
      />
    </>
  ),

  // The client's analyst adds the next bar to the page; ours only assists.
  training: (
    <>
      <Shape d={rect(26, 4, 44, 40)} />
      <Shape d={[rect(32, 28, 8, 10), rect(43, 20, 8, 18)]} />
      <Shape fill="solid" d={rect(54, 12, 9, 26)} />
      <Stroke weight="path" d="M76 45q-2-16-11-20" />
      <Shape fill="solid" d={person(80, 60)} />
      <Shape d={person(16, 60)} />
      <Stroke d={line(4, 60, 92, 60)} />
    </>
  ),
};
