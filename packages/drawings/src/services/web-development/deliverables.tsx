import { circle, line, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** The page in every picture, at any place and size: its heading, picture, words and button. */
interface PagePlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
function Page({ x, y, w, h }: PagePlace) {
  const [inner, pad] = [w * 0.76, w * 0.12];
  return (
    <>
      <Shape edge="path" d={rect(x, y, w, h)} />
      <Shape fill="solid" edge="none" d={rect(x + pad, y + h * 0.1, inner * 0.7, h * 0.08)} />
      <Shape fill="tint" d={rect(x + pad, y + h * 0.26, inner, h * 0.28)} />
      <Stroke
        d={[0.64, 0.73].map((at) => line(x + pad, y + h * at, x + pad + inner, y + h * at))}
      />
      <Shape fill="solid" d={rect(x + pad, y + h * 0.82, inner * 0.5, h * 0.1)} />
    </>
  );
}

/** The pages of the inventory that have an owner; in place of the eighth is one that is not needed. */
const owned = range(8)
  .filter((i) => i !== 3)
  .map((i): Point => [10 + (i % 4) * 37, 6 + Math.floor(i / 4) * 54]);

const owner = ([x, y]: Point): string =>
  `${circle(x + 5, y + 37, 4)}M${x} ${y + 48}a5 6 0 0 1 10 0z`;

/** The tests of the page; the last one is still open. */
const tests = [16, 38, 60];

export const deliverables = {
  // Every page with its owner; the one without an owner is removed.
  'owned-pages': (
    <>
      <Shape d={owned.map(([x, y]) => rect(x, y, 28, 30))} />
      <Shape fill="solid" edge="none" d={owned.map(([x, y]) => rect(x + 5, y + 5, 14, 4))} />
      <Stroke d={owned.map(([x, y]) => `M${x + 5} ${y + 15}h18M${x + 5} ${y + 21}h13`)} />
      <Shape fill="solid" d={owned.map(owner)} />
      <Stroke weight="thin" d={owned.map(([x, y]) => line(x + 14, y + 42, x + 28, y + 42))} />
      <Stroke dash="dashed" d={rect(121, 6, 28, 30)} />
      <Stroke weight="path" d="M127 13l16 16M143 13l-16 16" />
    </>
  ),

  // The page on a scale, its needle below the limit; a heavier page is rejected.
  'enforced-limits': (
    <>
      <Page x={30} y={4} w={36} h={44} />
      <Shape fill="solid" d={rect(14, 48, 68, 6)} />
      <Shape edge="path" d="M22 54h52l12 54h-76z" />
      <Shape edge="path" d={circle(48, 82, 20)} />
      <Stroke weight="path" d={line(48, 82, 38, 70)} />
      <Stroke weight="wall" d={line(56, 71, 61, 64)} />
      <Stroke dash="dashed" d={rect(102, 26, 50, 82)} />
      <Stroke dash="dashed" d={rect(109, 44, 36, 26)} />
      <Shape fill="solid" edge="knock" d={circle(127, 78, 17)} />
      <Stroke weight="path" tone="knock" d="M120 71l14 14M134 71l-14 14" />
    </>
  ),

  // The page on your own phone, beside the same page on a desk.
  'own-phone': (
    <>
      <Shape d={rect(6, 14, 100, 72)} />
      <Stroke d={['M6 26h100M40 86v20M72 86v20M26 107h60', line(14, 20, 64, 20)]} />
      <Shape fill="solid" edge="none" d={rect(14, 34, 40, 7)} />
      <Shape fill="tint" d={rect(14, 48, 34, 30)} />
      <Stroke d="M54 52h26M54 60h22M54 68h26" />
      <Shape edge="path" d={roundRect(94, 18, 58, 90, 8)} />
      <Stroke weight="path" d={line(117, 25, 129, 25)} />
      <Page x={100} y={31} w={46} h={70} />
    </>
  ),

  // The page after its tests: keyboard, bad connection, many visitors; one issue is still open.
  'test-report': (
    <>
      <Page x={6} y={6} w={60} h={102} />
      <Stroke weight="path" dash="dashed" d={rect(9, 84, 36, 19)} />
      <Stroke weight="path" d={tests.map((y) => tick(88, y))} />
      <Shape d={[rect(104, 8, 18, 16), rect(126, 8, 18, 16)]} />
      <Stroke d="M109 19l4-5 4 5M135 12v8" />
      <Stroke weight="path" d="M106 46v-3M113 46v-8M120 46v-13" />
      <Stroke dash="dashed" d="M128 46v-17M136 46v-17" />
      <Shape fill="solid" edge="none" d={range(5).map((i) => circle(107 + i * 9, 60, 3.5))} />
      <Stroke weight="path" d={circle(88, 92, 8)} />
      <Stroke dash="dashed" d="M104 88h44M104 96h30" />
    </>
  ),

  // The live page at its address, with its keys and its history.
  'live-site': (
    <>
      <Shape edge="path" d={rect(6, 6, 96, 102)} />
      <Stroke weight="path" d={line(6, 24, 102, 24)} />
      <Shape fill="solid" d={rect(13, 13, 7, 6)} />
      <Stroke d={['M14.500 13v-1.500a2 2 0 0 1 4 0v1.500', line(26, 15, 84, 15)]} />
      <Page x={22} y={30} w={64} h={78} />
      <Shape edge="path" d={[circle(124, 26, 10), circle(124, 26, 3)]} />
      <Stroke weight="path" d="M134 26h20M146 26v7M153 26v7" />
      <Stroke weight="path" d="M124 52v56M124 74q18-2 18 16" />
      <Shape
        fill="solid"
        edge="knock"
        d={[circle(124, 56, 6), circle(124, 76, 6), circle(124, 102, 6)]}
      />
      <Shape d={circle(142, 94, 6)} />
    </>
  ),
};
