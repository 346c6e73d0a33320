import { circle, line, range, rect, roundRect, shape, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** The board in every picture: a processor with pins, a sensor, a radio and a memory. */
const boardAt = (y: number): string => roundRect(10, y, 140, 60, 6);
const processor = { x: 62, y: 14, size: 32 };
const parts = (y: number): string[] => [
  rect(20, y + 18, 24, 24),
  rect(116, y + 8, 24, 18),
  rect(116, y + 36, 24, 16),
];
const traces = (y: number): string =>
  `M44 ${y + 24}h18M44 ${y + 36}h18M94 ${y + 22}h8l5-5h9M94 ${y + 30}h8v12h14M94 ${y + 40}h4v8h18`;
const chip = (y: number): string =>
  rect(processor.x, y + processor.y, processor.size, processor.size);
const legs = (y: number): string[] => range(4).map((i) => `M${67 + i * 7} ${y + 9}v42`);

const Board = ({ y }: { readonly y: number }) => (
  <>
    <Shape edge="path" d={boardAt(y)} />
    <Stroke d={[traces(y), ...legs(y)]} />
    <Shape d={parts(y)} />
    <Shape fill="solid" d={chip(y)} />
  </>
);

/** A warning sign. */
const warning = (x: number, y: number): string =>
  shape([
    [x, y - 8],
    [x + 9, y + 8],
    [x - 9, y + 8],
  ]);

/** Above each proven part of the board, its result in the log. */
const proven: readonly Point[] = [
  [32, 66],
  [78, 62],
];
const faulty: Point = [128, 56];

export const deliverables = {
  // The board as a drawing: a bad trace, and where it could still be moved.
  'early-risks': (
    <>
      <Stroke dash="dashed" d={boardAt(48)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={['M44 72h18M44 84h18M94 78h8v12h14M94 88h4v8h18', ...legs(48)]}
      />
      <Stroke d={parts(48)} />
      <Shape fill="solid" d={chip(48)} />
      <Stroke weight="path" tone="red" d="M94 70h8l5-5h9" />
      <Stroke d={circle(105, 67, 13)} />
      <Stroke d="M105 54v-12M32 66v-24" />
      <Shape edge="path" d={[warning(32, 24), warning(105, 24)]} />
      <Stroke weight="path" d="M32 22v4M32 28v1M105 22v4M105 28v1" />
      <Stroke d={[writing(48, 20, 32, 2, 9), writing(121, 20, 30, 2, 9)]} />
    </>
  ),

  // The firmware runs on a desktop computer, with simulated sensors.
  'tested-core': (
    <>
      <Shape edge="path" d={rect(10, 6, 140, 80)} />
      <Stroke weight="path" d="M70 86v20M90 86v20M52 107h56" />
      <Stroke dash="dashed" d={[rect(20, 20, 26, 20), rect(20, 52, 26, 20)]} />
      <Stroke d="M23 30q5-12 10 0t10 0M24 66v-8h6v8h6v-8h6" />
      <Stroke
        d={['M46 30h16M46 62h16', ...range(4).map((i) => line(67 + i * 7, 25, 67 + i * 7, 67))]}
      />
      <Shape fill="solid" d={rect(62, 30, 32, 32)} />
      <Stroke weight="path" d={[26, 46, 66].map((y) => tick(112, y))} />
      <Stroke d={[26, 46, 66].map((y) => line(124, y, 142, y))} />
    </>
  ),

  // The first real board: part after part proven, and one fault for the next revision.
  'bring-up-log': (
    <>
      <Board y={48} />
      <Stroke d={[...proven, faulty].map(([x, y]) => line(x, y, x, 32))} />
      <Shape d={proven.map(([x]) => rect(x - 13, 6, 26, 26))} />
      <Stroke weight="path" d={proven.map(([x]) => tick(x - 1, 19))} />
      <Shape fill="solid" d={rect(faulty[0] - 13, 6, 26, 26)} />
      <Stroke weight="path" tone="knock" d="M121 12l14 14M135 12l-14 14" />
    </>
  ),

  // The board in its rig, with needles on it and its power cut again and again, all night.
  'test-rig': (
    <>
      <Stroke weight="wall" d="M5 108v-102h150v102M5 106h150" />
      <Board y={41} />
      <Shape d={rect(50, 8, 58, 11)} />
      <Stroke weight="path" d={range(4).map((i) => line(67 + i * 7, 19, 67 + i * 7, 50))} />
      <Shape fill="solid" edge="knock" d="M34 10l-14 20h9l-5 18 17-24h-10l7-14z" />
      <Shape fill="solid" edge="none" d="M136 14a10 10 0 1 0 0 20a13 13 0 0 1 0-20z" />
    </>
  ),

  // Boards from the production line, each with the signed image.
  'signed-images': (
    <>
      <Shape d="M26 24h122a6 6 0 0 1 6 6v48M18 36h122a6 6 0 0 1 6 6v48" />
      <Shape edge="path" d={roundRect(6, 48, 132, 60, 6)} />
      <Stroke
        d={['M38 72h20M38 84h20', ...range(4).map((i) => line(63 + i * 7, 57, 63 + i * 7, 99))]}
      />
      <Shape d={rect(14, 66, 24, 24)} />
      <Shape fill="solid" d={rect(58, 62, 32, 32)} />
      <Shape edge="path" d="M108 84l-4 20 10-6 10 6-4-20z" />
      <Shape fill="solid" edge="knock" d={circle(114, 74, 17)} />
      <Stroke weight="path" tone="knock" d={tick(113, 74)} />
    </>
  ),
};
