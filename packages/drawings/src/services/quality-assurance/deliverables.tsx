import { circle, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const ground = line(4, 108, 156, 108);

/** Wires of a sieve from one wall to the other; anything smaller than the gap falls through. */
const mesh = (from: number, to: number, y: number, gap: number): string[] => {
  const pitch = gap + 7;
  return range(Math.ceil((to - from) / pitch)).map((i) =>
    line(from + i * pitch, y, Math.min(from + i * pitch + 7, to), y),
  );
};

const walls = (left: number, right: number, top: number, y: number): string =>
  `M${left} ${top}v${y - top + 2}M${right} ${top}v${y - top + 2}`;

/** Faults that came through one hole, piled up under it. */
const pile = (x: number, count: number): string[] =>
  range(count).map((i) => circle(x, 100.5 - i * 13, 6.5));

/** A name written by hand above its line. */
const signature = (x: number): string =>
  `M${x} 99h48M${x + 5} 94c4-17 12-13 8-3s7 3 10-4 5 8 11 1 6 4 10-2`;

const flow: readonly Point[] = [
  [26, 27],
  [62, 27],
  [98, 27],
  [134, 27],
];

export const deliverables = {
  // Where faults came through last year: the hole with the tallest pile first.
  'ranked-sources': (
    <>
      <Stroke weight="wall" d="M4 14h13M37 14h20M75 14h16M107 14h18M139 14h17" />
      <Shape d={[pile(66, 4), pile(99, 2), pile(132, 1)].flat()} />
      <Shape fill="solid" d={pile(27, 6)} />
      <Stroke d={ground} />
    </>
  ),

  // The flow that must never fail is heavy, those that may are dashed; two signatures are under it.
  'signed-risk-map': (
    <>
      <Shape d={rect(6, 4, 148, 104)} />
      <Stroke dash="dashed" d="M62 27v30h36M98 57h36v-30" />
      <Stroke weight="wall" d={line(26, 27, 134, 27)} />
      <Shape fill="solid" d={flow.map(([x, y]) => circle(x, y, 8))} />
      <Shape d={[circle(62, 57, 7), circle(98, 57, 7), circle(134, 57, 7)]} />
      <Stroke weight="path" d={[signature(20), signature(92)]} />
    </>
  ),

  // The finished net; every change on the line below has passed through it.
  'tests-on-every-change': (
    <>
      <Shape
        fill="solid"
        d={[
          [38, 7],
          [54, 7],
          [70, 6],
          [87, 9],
          [106, 7],
          [122, 5],
        ].map(([x = 0, r = 0]) => circle(x, 51 - r, r))}
      />
      <Stroke weight="path" d={walls(18, 142, 18, 54)} />
      <Stroke weight="wall" d={mesh(18, 142, 54, 5)} />
      <Stroke weight="thin" dash="dotted" d={[28, 62, 96, 130].map((x) => line(x, 62, x, 86))} />
      <Stroke weight="path" d={line(4, 98, 156, 98)} />
      <Shape d={[28, 62, 96].map((x) => circle(x, 98, 9))} />
      <Shape fill="solid" d={circle(130, 98, 9)} />
      <Stroke weight="path" d={[28, 62, 96].map((x) => `M${x - 4} 98l3 3 5-6`)} />
      <Stroke weight="path" tone="knock" d="M126 98l3 3 5-6" />
    </>
  ),

  // Three steps on the sheet lead to the fault, which is caught in a hand net.
  'session-notes': (
    <>
      <Shape d="M6 24h54l12 12v72h-66zM60 24v12h12" />
      <Stroke weight="thin" d={[46, 66, 86].map((y) => writing(34, y, 28, 2, 7))} />
      <Shape fill="solid" d={[49, 69, 89].map((y) => circle(20, y, 6))} />
      <Stroke dash="dotted" weight="path" d="M76 69c14 0 10 18 22 20" />
      <Stroke weight="wall" d={line(142, 26, 156, 5)} />
      <Shape d="M84 34c2 60 14 74 30 74s28-14 30-74" />
      <Stroke
        weight="thin"
        d="M97 41l3 59M114 42v66M131 41l-3 59M86 58q28 12 56 0M90 76q24 10 48 0"
      />
      <Stroke weight="path" d="M84 34a30 8 0 0 1 60 0a30 8 0 0 1 -60 0" />
      <Shape fill="solid" d={circle(114, 95, 9)} />
    </>
  ),

  // Fewer escapes each month, and a smaller net: wires that never held anything are gone.
  'sharper-suite': (
    <>
      <Shape d={rect(6, 4, 84, 104)} />
      <Stroke weight="thin" d={writing(16, 16, 44, 2, 8)} />
      <Stroke d="M16 36v60h66" />
      <Stroke weight="path" d="M25 44l16 12 16 22 16 11" />
      <Shape
        fill="solid"
        d={[
          [25, 44],
          [41, 56],
          [57, 78],
          [73, 89],
        ].map(([x = 0, y = 0]) => circle(x, y, 4.5))}
      />
      <Stroke dash="dashed" d="M102 48h52M102 62h52" />
      <Shape fill="solid" d={[circle(119, 94, 5), circle(135, 94, 5)]} />
      <Stroke weight="path" d={walls(102, 154, 78, 102)} />
      <Stroke weight="wall" d={mesh(102, 154, 102, 3)} />
    </>
  ),
};
