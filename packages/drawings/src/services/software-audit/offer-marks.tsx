import { Arrow } from '#line/Arrow.tsx';
import { circle, drum, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const modules: readonly Point[] = [
  [14, 12],
  [48, 9],
  [82, 12],
  [14, 52],
  [48, 55],
  [82, 52],
];

/** A horizontal link of a chain. */
const link = (x: number, y: number): string => `M${x} ${y}h8a5 5 0 0 1 0 10h-8a5 5 0 0 1 0-10z`;

const coin = (y: number): string =>
  `M62 ${y}v5a13 4 0 0 0 26 0v-5M62 ${y}a13 4 0 0 0 26 0a13 4 0 0 0-26 0z`;

const person = (x: number, y: number): string =>
  `${circle(x, y, 5)}M${x - 9} ${y + 19}a9 11 0 0 1 18 0z`;

export const offerMarks = {
  // Six modules, and the one where every change lands.
  'code-and-structure': (
    <>
      <Stroke
        d={[
          ...modules.map(([x, y]) => line(x, y, 48, 32)),
          line(14, 12, 48, 9),
          line(82, 12, 82, 52),
        ]}
      />
      <Shape d={modules.map(([x, y]) => rect(x - 8, y - 6, 16, 12))} />
      <Shape fill="solid" edge="knock" d={rect(35, 22, 26, 20)} />
    </>
  ),

  // A good lock on a chain with an open link.
  security: (
    <>
      <Stroke weight="path" d="M36 28v-10a12 12 0 0 1 24 0v10" />
      <Shape fill="solid" d={rect(30, 28, 36, 30)} />
      <Shape fill="knock" d="M48 37a4 4 0 0 1 2 7.5l2 7.5h-8l2-7.5a4 4 0 0 1 2-7.5z" />
      <Stroke d={[link(20, 38), link(6, 38), link(70, 38)]} />
      <Stroke weight="path" tone="red" d="M92 33h-5a5 5 0 0 0-3 8M92 52l-8-4" />
    </>
  ),

  // A timed restore of a backup.
  data: (
    <>
      <Stroke dash="dashed" d={drum(6, 12, 26, 40)} />
      <Arrow
        weight="path"
        points={[
          [36, 46],
          [54, 46],
        ]}
      />
      <Stroke d={[circle(45, 22, 11), rect(42, 6, 6, 4), 'M45 22v-8M45 22l6 4']} />
      <Shape fill="solid" d={drum(60, 8, 30, 50)} />
      <Stroke tone="knock" d="M60 13a15 5 0 0 0 30 0M60 29a15 5 0 0 0 30 0M60 44a15 5 0 0 0 30 0" />
    </>
  ),

  // Where time goes and where money goes; the recoverable part is dashed.
  'performance-and-cost': (
    <>
      <Shape d={circle(28, 32, 23)} />
      <Shape fill="solid" edge="none" d="M28 32v-23a23 23 0 1 1-19.9 34.5z" />
      <Stroke weight="path" d="M28 32v-23M28 32l-20 11.5" />
      <Stroke dash="dashed" d={[coin(11), coin(20)]} />
      <Shape fill="solid" edge="knock" d={[coin(51), coin(43), coin(35)]} />
    </>
  ),

  // Two packages: one with the seal of its terms, one that must not be resold.
  'licenses-and-ownership': (
    <>
      <Shape d={[rect(6, 16, 34, 40), rect(56, 16, 34, 40), 'M6 16l6-9h22l6 9M56 16l6-9h22l6 9']} />
      <Stroke d="M23 7v9M73 7v9" />
      <Shape fill="solid" d={['M18 38l-4 16 9-5 9 5-4-16z', circle(23, 34, 9)]} />
      <Stroke weight="path" tone="knock" d="M19 34l3 3 5-6" />
      <Stroke weight="path" tone="red" d={[circle(73, 36, 12), 'M64.5 27.5l17 17']} />
    </>
  ),

  // Every change goes through one person; without them nothing arrives.
  'delivery-and-team': (
    <>
      <Stroke d="M18 12h10l12 14M18 32h22M18 52h10l12-14M56 32h18M56 28l18-14M56 36l18 14" />
      <Shape d={[12, 32, 52].map((y) => circle(12, y, 6))} />
      <Stroke dash="dashed" d={circle(48, 32, 20)} />
      <Shape fill="solid" edge="knock" d={person(48, 25)} />
      <Shape d={[12, 32, 52].map((y) => rect(74, y - 6, 16, 12))} />
      <Stroke d={[12, 32, 52].map((y) => `M78 ${y}l3 3 5-6`)} />
    </>
  ),
};
