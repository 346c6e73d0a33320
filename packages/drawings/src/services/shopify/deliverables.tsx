import { circle, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { bag, handle } from './bag.ts';

/** The shop: a wall under an awning, in the same place from the third picture on. */
const wall = 'M8 52v56h76v-56';
const awning = 'M12 30h68l10 22h-88z';
const stripes = range(5).map((i) => line(24 + i * 11, 30, 20 + i * 13, 52));
const scallops = `M2 52${range(8)
  .map(() => 'a5.500 5 0 0 0 11 0')
  .join('')}`;

/** The bag in the shop's window. */
const goods = { bag: bag(34, 104, 12), handle: handle(34, 104, 12) };

/** Where an order changes hands. */
const handOvers: readonly Point[] = [
  [62, 30],
  [136, 30],
  [136, 66],
  [40, 66],
  [40, 98],
];

const products = [44, 66, 88];

/** The heights of the systems behind the shop that receive every order. */
const behind = [22, 50, 78];

const surprises = [46, 70, 94];

export const deliverables = {
  // The path of one order, with a knot at every handoff.
  'order-map': (
    <>
      <Stroke weight="path" d="M24 30h112v36h-96v32h88" />
      <Shape d={handOvers.map(([x, y]) => circle(x, y, 8))} />
      <Shape fill="solid" edge="none" d={handOvers.map(([x, y]) => circle(x, y, 3.5))} />
      <Shape fill="solid" d={bag(16, 42, 12)} />
      <Stroke weight="path" d={handle(16, 42, 12)} />
      <Shape d="M122 78h22v25h-22zM144 86h8l5 7v10h-13z" />
      <Shape fill="solid" d={[circle(130, 103, 5), circle(149, 103, 5)]} />
    </>
  ),

  // Every product a row, every row named by the same rule.
  'import-file': (
    <>
      <Shape d={rect(6, 28, 104, 80)} />
      <Stroke d={[line(6, 50, 110, 50), line(6, 72, 110, 72), line(6, 94, 110, 94)]} />
      <Stroke d={[line(34, 28, 34, 108), line(72, 28, 72, 108)]} />
      <Shape fill="solid" d={products.map((y, i) => bag(20, y + 4, 4 + i * 1.4))} />
      <Stroke
        weight="path"
        d={products.flatMap((y) => [line(41, y - 4, 64, y - 4), line(79, y - 4, 96, y - 4)])}
      />
      <Shape fill="solid" d="M112 52l12-14h34v28h-34z" />
      <Shape
        fill="knock"
        d={[circle(124, 52, 3), rect(131, 48, 6, 8), rect(139, 48, 6, 8), rect(147, 48, 6, 8)]}
      />
      <Stroke d="M112 52h-16" />
    </>
  ),

  // The shop behind its fence; test orders can already be placed.
  'preview-store': (
    <>
      <Stroke dash="dashed" d={[wall, awning]} />
      <Stroke dash="dotted" d={scallops} />
      <Stroke dash="dashed" d={line(4, 108, 92, 108)} />
      <Shape fill="solid" d={goods.bag} />
      <Stroke weight="path" d={goods.handle} />
      <Shape d={rect(56, 70, 20, 38)} />
      <Shape d="M106 30h46v78l-7.700-5-7.700 5-7.600-5-7.700 5-7.600-5-7.700 5z" />
      <Stroke d={writing(113, 42, 32, 3, 9)} />
      <Stroke weight="wall" d="M116 80l9 9 17-19" />
    </>
  ),

  // The shop is joined to stock, delivery and accounts; each message leaves a line in the log.
  'connected-back': (
    <>
      <Shape d={[wall, awning]} />
      <Stroke d={[...stripes, scallops]} />
      <Shape fill="solid" d={goods.bag} />
      <Stroke weight="path" d={goods.handle} />
      <Stroke weight="path" d="M84 80h12M96 35v56M96 35h10M96 63h10M96 91h10" />
      <Shape d={behind.map((y) => rect(108, y, 48, 26))} />
      <Shape fill="solid" d={[rect(114, 31, 10, 10), rect(127, 31, 10, 10)]} />
      <Stroke d={rect(140, 31, 10, 10)} />
      <Shape d="M114 56h18v13h-18zM132 60h7l5 5v4h-12z" />
      <Shape fill="solid" d={[circle(120, 70, 3), circle(138, 70, 3)]} />
      <Stroke weight="path" d="M114 86l3 3 5-6M114 96l3 3 5-6" />
      <Stroke d="M128 86h20M128 97h14" />
    </>
  ),

  // Open: people carry bags out, and the surprises of the first week are written down.
  'open-shop': (
    <>
      <Shape d={wall} />
      <Shape fill="solid" d={awning} />
      <Stroke tone="knock" weight="path" d={stripes} />
      <Stroke d={[scallops, line(2, 108, 106, 108)]} />
      <Shape fill="solid" d={rect(56, 70, 20, 38)} />
      <Shape fill="solid" d={[goods.bag, bag(96, 108, 8)]} />
      <Stroke weight="path" d={[goods.handle, handle(96, 108, 8)]} />
      <Shape d={rect(114, 26, 42, 82)} />
      <Stroke weight="path" d={surprises.map((y) => `M122 ${y - 8}v8`)} />
      <Shape fill="solid" edge="none" d={surprises.map((y) => circle(122, y + 4, 1.8))} />
      <Stroke d={surprises.map((y) => line(130, y, 149, y))} />
    </>
  ),
};
