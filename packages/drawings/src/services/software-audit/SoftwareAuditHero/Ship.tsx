import { circle, drum, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const bow = 'C600 330 575 420 540 476L520 484';
const stern = 'H150C120 484 104 470 100 440L91 351';
const hull = `M80 262Q330 298 606 240${bow}${stern}Q84 310 80 262z`;
/** The hull below the waterline. */
const belly = `M91 351H589C577 400 560 444 540 476L520 484${stern}z`;

const bulkheads = [
  [170, 274],
  [270, 280],
  [370, 279],
  [470, 270],
].map(([x = 0, deck = 0]) => line(x, deck, x, 484));
const decks = [line(84, 312, 594, 312), line(94, 400, 574, 400)];

const windows = [
  ...range(6).map((i) => rect(142 + i * 22, 204, 12, 12)),
  ...range(6).map((i) => rect(142 + i * 22, 234, 12, 12)),
  ...range(4).map((i) => rect(158 + i * 23, 162, 15, 12)),
];

/** The visible part: bridge house, funnel and masts. */
function Above() {
  return (
    <>
      <Shape
        d={['M196 146l6-42h34l6 42z', rect(150, 146, 106, 44), 'M130 190h150v88q-75-4-150-12z']}
      />
      <Shape fill="tint" d={windows} />
      <Stroke d="M200 118h37M268 190v-122M256 84h24M260 98h16M540 254v-58M524 208h32M540 198l-50 70M540 198l54 44" />
      <Stroke d="M400 282v-64M400 222l62 38M400 222l-60-12M340 210v22" />
    </>
  );
}

/** The parts that carry everything: engine, stores and tanks. */
function Below() {
  return (
    <>
      <Stroke
        d={[
          circle(206, 440, 20),
          circle(206, 440, 7),
          circle(244, 452, 13),
          line(92, 458, 186, 458),
        ]}
      />
      <Stroke
        d={[
          'M92 458c-10-4-12-24-4-30c8 6 8 26 4 30c-10 4-12 20-4 26c8-6 8-22 4-26',
          rect(60, 428, 12, 56),
        ]}
      />
      <Stroke d={[drum(284, 328, 32, 56), drum(324, 328, 32, 56), drum(296, 414, 48, 58)]} />
      <Shape
        fill="tint"
        d={range(6).map((i) => rect(382 + (i % 3) * 27, 326 + Math.floor(i / 3) * 32, 22, 26))}
      />
      <Stroke weight="thin" d={range(5).map((i) => line(380, 414 + i * 14, 460, 414 + i * 14))} />
      <Stroke d={[rect(112, 326, 44, 52), line(112, 352, 156, 352), rect(488, 326, 60, 52)]} />
    </>
  );
}

/** A ship cut open along its length. */
export function Ship() {
  return (
    <>
      <Above />
      <Shape d={hull} />
      <Shape fill="tint" edge="none" d={belly} />
      <Stroke weight="thin" d={[...bulkheads, ...decks]} />
      <Below />
      <Stroke weight="path" d={hull} />
    </>
  );
}
