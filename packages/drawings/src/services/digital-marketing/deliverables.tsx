import { circle, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { filling, flow, pipe, walls, type Pipe } from './plumbing.ts';

/** The four channels, each with the cost of one customer in coins. */
const channels = [
  { x: 24, width: 30, coins: 4 },
  { x: 64, width: 22, coins: 6 },
  { x: 102, width: 15, coins: 2 },
  { x: 137, width: 9, coins: 1 },
] as const;

const coin = (x: number, y: number): string =>
  `M${x - 13} ${y - 4}v4a13 4 0 0 0 26 0v-4a13 4 0 0 0-26 0a13 4 0 0 0 26 0`;

const customer = (x: number, y: number): string =>
  `${circle(x, y - 16, 5)}M${x - 9} ${y}a9 10 0 0 1 18 0z`;

/** Two channels on trial, each with its own small basin. */
const trials: readonly (Pipe & { readonly level: number })[] = [
  { x: 42, width: 26, level: 72 },
  { x: 118, width: 26, level: 102 },
];
const basin = ({ x, level }: { readonly x: number; readonly level: number }) => ({
  left: x - 30,
  width: 60,
  top: 62,
  level,
  bottom: 108,
});

/** A key that hangs from a ring at its top. */
const key = (x: number, y: number): string =>
  `${circle(x, y + 7, 7)}M${x} ${y + 14}v26M${x} ${y + 28}h7M${x} ${y + 37}h7`;

export const deliverables = {
  // A customer on the stack of coins they cost, for each channel.
  'cost-by-channel': (
    <>
      <Shape fill="tint" d={channels.map((each) => pipe(each, 4, 24))} />
      <Shape fill="solid" edge="none" d={channels.map((each) => flow(each, 23))} />
      {channels.map(({ x, coins }) => (
        <Shape key={x} d={range(coins).map((i) => coin(x, 103 - i * 8))} />
      ))}
      <Shape fill="solid" d={channels.map(({ x, coins }) => customer(x, 102 - coins * 8))} />
    </>
  ),

  // The leak at the landing page is closed, and the clock shows the time to beat.
  'mended-page': (
    <>
      <Shape fill="tint" d={[rect(36, 2, 28, 20), rect(36, 88, 28, 20)]} />
      <Shape d={[rect(6, 20, 88, 70), line(6, 32, 94, 32)]} />
      <Stroke d="M16 44h46M16 54h34" />
      <Shape fill="solid" edge="none" d={rect(16, 66, 32, 14)} />
      <Shape d="M79 42l8-8 22 28-8 8z" />
      <Stroke weight="path" d="M84 49l9-8M95 63l9-8" />
      <Shape
        fill="solid"
        edge="none"
        d={[circle(94, 50, 1.8), circle(92, 54, 1.8), circle(97, 55, 1.8)]}
      />
      <Shape d={[circle(130, 82, 25), rect(124, 48, 12, 7)]} />
      <Shape fill="solid" edge="none" d="M130 82v-22a22 22 0 0 1 19 11z" />
      <Stroke weight="path" d="M130 82v-22M130 82l19-11" />
    </>
  ),

  // Two channels were tried: one fills its basin, the other is shut.
  'answer-per-channel': (
    <>
      <Shape fill="tint" d={trials.map((each) => pipe(each, 4, 50))} />
      <Shape fill="tint" edge="none" d={pipe({ x: 42, width: 18 }, 50, 74)} />
      <Shape fill="solid" edge="none" d={trials.map((each) => filling(basin(each)))} />
      <Stroke weight="path" d={trials.map((each) => walls(basin(each)))} />
      <Shape fill="solid" edge="knock" d={[circle(42, 25, 17)]} />
      <Shape d={circle(118, 25, 17)} />
      <Stroke weight="wall" tone="knock" d="M34 25l6 6 10-12" />
      <Stroke weight="wall" d="M111 18l14 14M125 18l-14 14" />
    </>
  ),

  // One page: the amount taken from one channel was given to another.
  'account-of-shifts': (
    <>
      <Shape d={rect(14, 4, 132, 104)} />
      <Stroke dash="dashed" d={rect(32, 42, 30, 56)} />
      <Shape fill="tint" d={rect(42, 42, 10, 56)} />
      <Shape fill="solid" d={rect(92, 42, 38, 56)} />
      <Stroke dash="dashed" tone="knock" d="M101 43v54M121 43v54" />
      <Stroke weight="path" d="M47 36c6-22 46-26 60-6" />
      <Shape fill="solid" edge="none" d="M111 39l-9-6 8-7z" />
      <Shape d={circle(77, 18, 8)} />
      <Stroke d={circle(77, 18, 3.5)} />
    </>
  ),

  // The written routines, and a key for every channel on the client's own ring.
  'routines-and-access': (
    <>
      <Shape d={[rect(6, 4, 74, 104), line(18, 4, 18, 108)]} />
      <Shape d={circle(50, 32, 16)} />
      <Stroke weight="path" d="M50 16v32M34 32h32" />
      <Shape fill="solid" edge="none" d={circle(50, 32, 5)} />
      <Stroke weight="path" d="M28 66l3 3 6-7M28 80l3 3 6-7M28 94l3 3 6-7" />
      <Stroke d="M44 66h26M44 80h20M44 94h24" />
      <Stroke weight="path" d={circle(122, 28, 24)} />
      <Stroke weight="path" d={[key(100, 46), key(115, 54), key(131, 54), key(146, 46)]} />
      <Stroke d={line(90, 108, 154, 108)} />
    </>
  ),
};
