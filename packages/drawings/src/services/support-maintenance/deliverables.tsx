import { circle, line, num, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** One beat of the pulse, 34 units long at the scale of 1. */
const beat = (k = 1): string =>
  [
    ['h', 8],
    ['l', 3, -4],
    ['l', 3, 4],
    ['h', 3],
    ['l', 3, -24],
    ['l', 5, 34],
    ['l', 3, -10],
    ['h', 6],
  ]
    .map(([step, ...by]) => `${step}${by.map((n) => num(Number(n) * k)).join(' ')}`)
    .join('');
const pulse = (x: number, y: number, beats: number, k = 1): string =>
  `M${x} ${y}${beat(k).repeat(beats)}`;

const warning = (x: number, y: number): string => `M${x} ${y}l9 15h-18z`;

/** A bell with its clapper, by the middle of its crown. */
const bell = (x: number, y: number): string =>
  `M${x - 26} ${y + 48}q7-6 7-20v-6a19 20 0 0 1 38 0v6q0 14 7 20z${circle(x, y + 54, 6)}`;

export const deliverables = {
  // A patient chart: the state of the system, and what could go wrong.
  'written-state': (
    <>
      <Shape d={roundRect(30, 8, 100, 100, 5)} />
      <Shape fill="solid" d={roundRect(62, 3, 36, 13, 4)} />
      <Stroke weight="path" d={pulse(42, 50, 2, 1.1)} />
      <Shape fill="solid" d={[warning(50, 66), warning(50, 86)]} />
      <Stroke
        d={[76, 96].flatMap((y) => [line(68, y - 4, 118, y - 4), line(68, y + 3, 102, y + 3)])}
      />
    </>
  ),

  // The switch was pulled on purpose; the line goes flat and the bell rings.
  'tried-alerts': (
    <>
      <Stroke weight="path" d={pulse(4, 42, 1, 1.2)} />
      <Stroke weight="path" d={line(45, 42, 88, 42)} />
      <Shape d={roundRect(34, 66, 38, 42, 4)} />
      <Stroke weight="thin" dash="dotted" d={line(53, 46, 53, 64)} />
      <Stroke weight="wall" d="M53 90l14-26" />
      <Shape fill="solid" d={[circle(53, 91, 5), circle(68, 62, 5)]} />
      <Shape fill="solid" edge="knock" d={bell(122, 34)} />
      <Stroke weight="path" d="M94 26q-7 10-4 22M150 26q7 10 4 22M122 26v-7" />
      <Stroke d={line(98, 108, 146, 108)} />
    </>
  ),

  // The strip runs out of the recorder day after day, and everyone can read it.
  'open-log': (
    <>
      <Shape d="M36 30h116v56h-116" />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(5).map((i) => line(56 + i * 20, 30, 56 + i * 20, 86))}
      />
      <Stroke weight="path" d={pulse(44, 62, 3)} />
      <Stroke d="M152 30q8 6 0 14t0 14t0 14t0 14" />
      <Shape d={roundRect(6, 12, 38, 96, 5)} />
      <Shape fill="solid" d={rect(40, 24, 8, 68)} />
      <Shape fill="solid" edge="none" d={circle(24, 30, 7)} />
      <Stroke d="M14 52h20M14 62h20M14 72h20" />
      <Stroke weight="thin" d={[62, 96, 130].map((x) => line(x, 96, x + 16, 96))} />
    </>
  ),

  // Two pages: the trend of the incidents, and one recommendation.
  'two-page-report': (
    <>
      <Shape d={[rect(6, 8, 70, 100), rect(84, 8, 70, 100)]} />
      <Stroke weight="path" d={pulse(14, 34, 2, 0.8)} />
      <Stroke d="M16 58v40h52" />
      <Shape
        fill="solid"
        edge="none"
        d={[34, 26, 15, 8].map((h, i) => rect(21 + i * 12, 98 - h, 8, h))}
      />
      <Shape fill="solid" d="M94 42h26v-12l26 20-26 20v-12h-26z" />
      <Stroke weight="thin" d={writing(94, 82, 48, 3, 8)} />
    </>
  ),

  // Everything in the client's own repository: the strips, the keys and the line of changes.
  'handed-back': (
    <>
      <Shape d="M28 50v-42h62l14 14v28M90 8v14h14" />
      <Stroke weight="path" d={pulse(36, 38, 2, 0.9)} />
      <Shape d="M8 108v-72h16l6 12h98v60z" />
      <Shape fill="tint" d={rect(8, 54, 120, 54)} />
      <Stroke weight="path" d="M34 84h68M52 84q8 0 12-10t12-10h10" />
      <Shape
        fill="solid"
        d={[circle(34, 84, 6), circle(70, 84, 6), circle(102, 84, 6), circle(88, 65, 6)]}
      />
      <Stroke weight="path" d="M144 46a9 9 0 1 0 .1 0zM144 64v44M144 94h10M144 105h7" />
    </>
  ),
};
