import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, hatch, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const high = 18;
/** One desk on the path of the order: hatched while the order waits there, solid while it is worked on. */
const waits = ([x, y]: Point, width = 22): readonly [number, number, number, number] => [
  x,
  y,
  width,
  high,
];
const works = ([x, y]: Point, width = 22): string => rect(x + width, y, 9, high);

/** Four desks, downwards like the hero's time axis. */
const stairs = range(4).map((i): Point => [6 + i * 37, 24 + i * 22]);
const handOver = ([x, y]: Point): string => line(x + 37, y + high / 2, x + 37, y + 22);
const reach = ([x, y]: Point): string => line(x + 31, y + high / 2, x + 37, y + high / 2);

const desks = (places: readonly Point[], width?: number) => (
  <>
    <Shape d={places.map((place) => rect(...waits(place, width)))} />
    <Stroke weight="thin" d={places.map((place) => hatch(...waits(place, width), 6))} />
    <Shape fill="solid" d={places.map((place) => works(place, width))} />
  </>
);

const stopwatch = (x: number, y: number) => (
  <>
    <Shape d={circle(x, y, 20)} />
    <Stroke weight="path" d={`M${x} ${y - 20}v-7m-6-1h12M${x} ${y}l8-11`} />
    <Shape fill="solid" edge="none" d={circle(x, y, 3)} />
  </>
);

/** A candidate on the stack of coins it costs. */
const priced = (x: number, coins: number, fill: 'paper' | 'solid' = 'paper') => (
  <>
    <Stroke
      weight="path"
      d={range(coins).map((i) => line(x + 4, 56 - i * 5, x + 32, 56 - i * 5))}
    />
    <Shape fill={fill} d={rect(x, 40 - coins * 5, 36, 18)} />
  </>
);

export const deliverables = {
  // The path of the order from desk to desk, with every wait, and the stopwatch that timed it.
  'timed-map': (
    <>
      <Stroke d={stairs.slice(0, 3).flatMap((place) => [reach(place), handOver(place)])} />
      {desks(stairs)}
      {stopwatch(128, 36)}
    </>
  ),

  // The same path without two of its desks, before any software is written.
  'shorter-process': (
    <>
      <Stroke dash="dashed" d={stairs.slice(1, 3).map(([x, y]) => rect(x, y, 31, high))} />
      <Arrow
        weight="path"
        points={[
          [22, 42],
          [22, 99],
          [116, 99],
        ]}
      />
      {desks([stairs[0] ?? [0, 0], stairs[3] ?? [0, 0]])}
      <Stroke weight="path" d="M62 34l58 18M66 56l50-32" />
      <Shape d={[circle(126, 19, 9), circle(130, 56, 9)]} />
    </>
  ),

  // Three candidates for the gap, each on its price; one is chosen.
  'costed-choice': (
    <>
      <Stroke weight="path" d={[line(36, 97, 56, 97), line(104, 97, 124, 97)]} />
      {desks(
        [
          [4, 90],
          [124, 90],
        ],
        22,
      )}
      <Stroke dash="dashed" d={rect(58, 84, 44, 24)} />
      <Stroke d={line(4, 60, 156, 60)} />
      {priced(8, 3)}
      {priced(62, 2, 'solid')}
      {priced(116, 6)}
      <Arrow weight="path" points={ends(80, 62, 80, 82)} />
    </>
  ),

  // Real cases on the old path above and the new one below; a note explains each difference.
  'both-compared': (
    <>
      {desks(
        [
          [6, 20],
          [62, 20],
          [118, 20],
        ],
        28,
      )}
      <Stroke d="M43 29h19M99 29h19" />
      <Shape fill="solid" d={[12, 68, 124].map((x) => rect(x, 90, 22, high))} />
      <Stroke d="M34 99h34M90 99h34" />
      <Stroke weight="path" d="M15 58h16M15 66h16M127 58h16M127 66h16" />
      <Shape d="M56 46h46v30H86l-7 8-7-8H56z" />
      <Stroke weight="path" d={[line(64, 56, 94, 56), line(64, 66, 86, 66)]} />
    </>
  ),

  // Before and after on one scale, timed with the same stopwatch.
  'before-and-after': (
    <>
      {desks(
        [
          [54, 24],
          [88.4, 24],
          [122.8, 24],
        ],
        25.4,
      )}
      <Shape fill="solid" d={rect(54, 62, 27, high)} />
      <Stroke dash="dotted" d={[line(81, 80, 81, 96), line(157.2, 42, 157.2, 96)]} />
      <Stroke d={line(54, 108, 157, 108)} />
      <Stroke d={range(12).map((i) => line(54 + i * 9.3, 108, 54 + i * 9.3, i % 3 ? 102 : 97))} />
      {stopwatch(24, 88)}
    </>
  ),
};
