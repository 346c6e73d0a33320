import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { one, three, two } from './digits.ts';

/** The content of a page in order of need; the first is the winner. */
const ranked = [
  { y: 16, width: 116 },
  { y: 40, width: 88 },
  { y: 64, width: 60 },
  { y: 88, width: 36 },
];

/** Three sketches of one page; the answer is lower in the first and highest in the last. */
const sketches = [
  { x: 6, answer: 74, coins: 1 },
  { x: 60, answer: 52, coins: 3 },
  { x: 114, answer: 38, coins: 2 },
];
const sketch = { w: 40, top: 30 };
const coin = (x: number, i: number): string => circle(x + 8 + i * 12, 16, 5);

/** Where outsiders looked and clicked first. */
const looks = [
  [62, 44],
  [78, 40],
  [70, 52],
  [92, 48],
  [84, 58],
].map(([x = 0, y = 0]) => circle(x, y, 3.5));

/** The chosen page in three widths. */
const widths = [
  { x: 4, y: 34, w: 74 },
  { x: 86, y: 46, w: 42 },
  { x: 136, y: 56, w: 22 },
];

export const deliverables = {
  // Everything the page must say, the one winner on top.
  'ranked-list': (
    <>
      <Shape d={ranked.slice(1).map(({ y, width }) => rect(38, y, width, 20))} />
      <Shape fill="solid" d={rect(38, 16, 116, 20)} />
      <Stroke tone="knock" weight="path" d={line(46, 26, 110, 26)} />
      <Stroke d={ranked.slice(1).map(({ y, width }) => line(46, y + 10, 28 + width, y + 10))} />
      <Shape d={circle(18, 26, 11)} />
      <Stroke weight="path" d={[one(18, 26), two(18, 50), three(18, 74)]} />
      <Stroke weight="path" d={line(4, 108, 154, 108)} />
    </>
  ),

  // Three structures, with the cost above each.
  'costed-sketches': (
    <>
      <Shape dash="dashed" d={sketches.map(({ x }) => rect(x, sketch.top, sketch.w, 78))} />
      <Shape fill="solid" d={sketches.map(({ x, answer }) => rect(x + 5, answer, 30, 14))} />
      <Stroke
        d={[
          rect(11, 38, 30, 24) + cross(11, 38, 30, 24),
          writing(11, 67, 30, 1, 0),
          writing(11, 96, 30, 2, 6),
          writing(65, 39, 30, 2, 6),
          rect(65, 72, 30, 26) + cross(65, 72, 30, 26),
          rect(119, 60, 30, 22) + cross(119, 60, 30, 22),
          writing(119, 90, 30, 3, 6),
        ]}
      />
      <Shape d={sketches.flatMap(({ x, coins }) => range(coins).map((i) => coin(x, i)))} />
    </>
  ),

  // The chosen sketch: people looked at its answer first, and the note says so.
  'reasoned-choice': (
    <>
      <Stroke dash="dashed" d={[rect(3, 54, 19, 54), rect(26, 54, 19, 54)]} />
      <Stroke d={[rect(7, 90, 11, 9), rect(30, 74, 11, 9)]} />
      <Shape edge="path" d={rect(50, 22, 56, 86)} />
      <Shape fill="solid" d={rect(56, 34, 44, 30)} />
      <Stroke d={[rect(56, 70, 44, 20) + cross(56, 70, 44, 20), writing(56, 97, 44, 2, 6)]} />
      <Shape fill="knock" d={looks} />
      <Stroke d={line(100, 49, 116, 49)} />
      <Shape d="M116 30h40v40h-26l-8 9v-9h-6z" />
      <Stroke d={writing(122, 41, 28, 3, 9)} />
      <Stroke weight="path" d="M68 10l7 7 14-13" />
    </>
  ),

  // The chosen page in every width, with numbered places for an estimate.
  'numbered-set': (
    <>
      <Shape edge="path" d={widths.map(({ x, y, w }) => rect(x, y, w, 108 - y))} />
      <Shape fill="solid" d={[rect(10, 44, 62, 20), rect(91, 56, 32, 16), rect(140, 64, 14, 12)]} />
      <Stroke
        d={[
          rect(10, 70, 28, 30) + cross(10, 70, 28, 30),
          writing(44, 73, 28, 4, 8),
          rect(91, 78, 32, 14) + cross(91, 78, 32, 14),
          writing(91, 98, 32, 2, 5),
          writing(140, 83, 14, 4, 6),
        ]}
      />
      <Stroke d="M26 24v20M72 26v18M112 28l-5 28" />
      <Shape d={[circle(26, 14, 10), circle(72, 16, 10), circle(114, 18, 10)]} />
      <Stroke weight="path" d={[one(26, 14), two(72, 16), three(114, 18)]} />
    </>
  ),
};
