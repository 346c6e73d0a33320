import { Name } from '#line/Name.tsx';
import { circle, curve, line, rect, roundRect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The pages of one site, by the middle of their head; the last two are the faults. */
const home: Point = [80, 4];
const sections: readonly Point[] = [
  [32, 44],
  [80, 44],
  [128, 44],
];
const found: readonly Point[] = [
  [18, 84],
  [46, 84],
  [80, 84],
];
const broken: Point = [114, 84];
const orphan: Point = [144, 84];
const sound = [home, ...sections, ...found];
const everyPage = [...sound, broken, orphan];

const page = ([x, y]: Point): string => rect(x - 9, y, 18, 24);
const links = 'M80 28v16M32 44v-8h96v8M18 84v-8h28v8M32 68v8M80 68v16';
const repaired = 'M128 68v8M114 84v-8h30v8';

/** A search query in its field. */
const query = (x: number, y: number, width: number): string => roundRect(x, y, width, 12, 6);
const lens = (x: number, y: number): string => `${circle(x, y, 3)}M${x + 2} ${y + 2}l3 3`;

/** The number of a fault. */
function Fault({ x, y, n }: { readonly x: number; readonly y: number; readonly n: string }) {
  return (
    <>
      <Shape fill="solid" edge="knock" d={circle(x, y, 11)} />
      <Name x={x} y={y + 5.5} anchor="middle" tone="knock" size="small">
        {n}
      </Name>
    </>
  );
}

export const deliverables = {
  // The site as a bot sees it: indexed pages are filled, two faults are numbered.
  baseline: (
    <>
      <Stroke d={links} />
      <Stroke dash="dashed" d="M128 68v4M114 84v-4" />
      <Shape fill="solid" d={sound.map(page)} />
      <Shape dash="dashed" d={[page(broken), page(orphan)]} />
      <Fault x={104} y={80} n="1" />
      <Fault x={146} y={76} n="2" />
    </>
  ),

  // The same site; a new link fixes each of the faults.
  'merged-repairs': (
    <>
      <Stroke d={links} />
      <Stroke weight="wall" d={repaired} />
      <Shape fill="solid" d={everyPage.map(page)} />
      <Stroke
        weight="path"
        tone="knock"
        d={[broken, orphan].map(([x, y]) => `M${x - 5} ${y + 12}l4 4 7-8`)}
      />
    </>
  ),

  // The same site, every page under the one query it answers; the next to be written is dashed.
  'content-map': (
    <>
      <Stroke d={[links, repaired]} />
      <Shape d={everyPage.slice(0, -1).map(page)} />
      <Shape dash="dashed" d={page(orphan)} />
      <Stroke weight="thin" d={everyPage.map(([x, y]) => writing(x - 5, y + 15, 10, 2, 5))} />
      <Shape fill="solid" edge="knock" d={everyPage.map(([x, y]) => query(x - 13, y - 2, 26))} />
      <Shape fill="knock" d={everyPage.map(([x, y]) => circle(x - 6, y + 4, 2.5))} />
      <Stroke tone="knock" d={everyPage.map(([x, y]) => line(x, y + 4, x + 8, y + 4))} />
    </>
  ),

  // One page of it, published: its query above, the expert's name below.
  'signed-page': (
    <>
      <Stroke tone="soft" d="M39 56h25M30 68v8h-16v8M30 76h14v8" />
      <Shape fill="soft" d={[page([30, 44]), page([14, 84]), page([44, 84])]} />
      <Shape d={rect(64, 16, 86, 92)} />
      <Shape fill="solid" d={query(56, 4, 102)} />
      <Stroke tone="knock" d={[lens(64, 9), line(76, 10, 136, 10)]} />
      <Shape fill="solid" edge="none" d={rect(74, 28, 52, 9)} />
      <Stroke weight="thin" d={writing(74, 48, 66, 4, 8)} />
      <Shape fill="solid" d={[circle(84, 85, 6), 'M73 102a11 10 0 0 1 22 0z']} />
      <Stroke weight="path" d="M102 98c4-15 10-11 7-2s6 3 9-4 5 7 9 1 5 3 9-1" />
    </>
  ),

  // One page: the work below, its effect above, and the plan for the next month.
  'one-page-report': (
    <>
      <Shape d={rect(6, 4, 106, 104)} />
      <Stroke d="M18 14v62h84" />
      <Stroke
        weight="wall"
        d={curve([
          [18, 66],
          [44, 64],
          [62, 58],
          [80, 38],
          [98, 18],
        ])}
      />
      <Shape fill="solid" edge="none" d={[20, 34, 48].map((x) => rect(x, 84, 9, 14))} />
      <Shape fill="soft" d={[62, 76, 90].map((x) => rect(x, 91, 9, 7))} />
      <Shape d={rect(120, 64, 36, 44)} />
      <Shape fill="solid" d={rect(120, 64, 36, 10)} />
      <Stroke weight="path" d="M128 86l3 3 6-7M128 99l3 3 6-7M143 87h7M143 100h7" />
    </>
  ),
};
