import { Arrow } from '#line/Arrow.tsx';
import { circle, drum, line, range, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';

/** The hidden part of the key spreadsheet: rules that depend on other rules. */
const hidden: readonly Point[] = [
  [24, 46],
  [48, 43],
  [74, 47],
  [34, 58],
  [60, 58],
];

export const offerMarks = {
  // An order handed on: taken, planned, driven, inspected.
  'handed-on': (
    <>
      <Shape d={[rect(6, 5, 24, 22), rect(62, 5, 28, 22), rect(6, 37, 24, 22)]} />
      <Stroke weight="thin" d={writing(11, 11, 14, 3, 5)} />
      <Stroke weight="thin" d="M62 12h28M71 12v15M81 12v15M62 19h28" />
      <Shape fill="solid" edge="none" d={rect(71.5, 12.5, 9, 6)} />
      <Stroke d="M11 51v-8h9v8M20 46h4l2 3v2M10 51h16" />
      <Shape fill="solid" edge="none" d={[circle(14, 52, 2.4), circle(23, 52, 2.4)]} />
      <Shape fill="solid" d={rect(62, 37, 28, 22)} />
      <Stroke weight="path" tone="knock" d={tick(75, 48)} />
      <Arrow
        points={[
          [32, 16],
          [60, 16],
        ]}
        weight="path"
      />
      <Arrow
        points={[
          [60, 24],
          [33, 41],
        ]}
        weight="path"
      />
      <Arrow
        points={[
          [32, 48],
          [60, 48],
        ]}
        weight="path"
      />
    </>
  ),

  // A client sees the progress of an order through a window of their own.
  'client-window': (
    <>
      <Shape d={rect(8, 4, 80, 34)} />
      <Stroke weight="path" d={line(20, 15, 58, 15)} />
      <Stroke d={line(58, 15, 76, 15)} />
      <Shape fill="solid" d={[circle(20, 15, 4), circle(39, 15, 4), circle(58, 15, 4)]} />
      <Shape d={circle(76, 15, 4)} />
      <Stroke weight="thin" d={writing(16, 27, 28, 2, 5)} />
      <Shape fill="tint" d={rect(60, 25, 20, 8)} />
      <Shape fill="solid" edge="knock" d={[circle(48, 41, 8), 'M30 61a18 14 0 0 1 36 0z']} />
    </>
  ),

  // A rule that decides, and the handle that its owner sets it with.
  'owned-rule': (
    <>
      <Stroke d="M6 22h14M52 22h16M36 38v14h32" />
      <Shape d="M36 6l16 16-16 16-16-16z" />
      <Stroke weight="path" d={tick(35, 22)} />
      <Shape fill="solid" d={rect(68, 14, 22, 16)} />
      <Shape d={rect(68, 44, 22, 16)} />
      <Stroke d={line(6, 54, 30, 54)} />
      <Shape fill="solid" d={rect(15, 47, 7, 14)} />
    </>
  ),

  // Accounts, stock, a machine and mail connected by one line.
  'one-line': (
    <>
      <Stroke weight="path" d="M4 32h88M20 22v20M48 22v20M76 22v20" />
      <Shape d={rect(8, 4, 24, 18)} />
      <Stroke weight="thin" d="M13 9h14M13 13h14M13 17h8" />
      <Shape d={drum(37, 2, 22, 22)} />
      <Shape d={rect(64, 4, 24, 18)} />
      <Stroke d="M64 4l12 10 12-10" />
      <Shape d="M10 60v-10l8 5v-5l8 5v-5l6-2v12z" />
      <Shape d={rect(36, 42, 24, 18)} />
      <Stroke weight="thin" d="M42 42v18M36 51h24" />
      <Shape fill="solid" d={[circle(20, 32, 4), circle(48, 32, 4), circle(76, 32, 4)]} />
      <Shape d={circle(76, 51, 8)} />
      <Stroke d="M76 46v5h4" />
    </>
  ),

  // A spreadsheet above ground and the rules below it, dug out one by one.
  'dug-out-rules': (
    <>
      <Shape d={rect(22, 4, 52, 26)} />
      <Stroke
        weight="thin"
        d={[
          ...range(3).map((i) => line(35 + i * 13, 4, 35 + i * 13, 30)),
          'M22 12.700h52M22 21.300h52',
        ]}
      />
      <Shape fill="solid" edge="none" d={rect(48, 12.7, 13, 8.6)} />
      <Stroke weight="path" d={line(4, 34, 92, 34)} />
      <Stroke d="M54 21v13l-6 9M48 43l-24 3M48 43l26 4M24 46l10 12M48 43l12 15" />
      <Shape fill="solid" edge="knock" d={hidden.map(([x, y]) => circle(x, y, 4.6))} />
    </>
  ),

  // A half-built system, either finished or closed for good.
  'finish-or-close': (
    <>
      <Shape fill="solid" d={rect(6, 32, 30, 16)} />
      <Stroke dash="dashed" d={rect(6, 16, 30, 16)} />
      <Stroke weight="path" d="M40 32h8M48 32l10-14M48 32l10 14" />
      <Shape fill="solid" d={rect(62, 4, 26, 24)} />
      <Stroke weight="path" tone="knock" d={tick(74, 16)} />
      <Shape d={rect(62, 42, 26, 17)} />
      <Shape d={rect(59, 36, 32, 6)} />
      <Stroke weight="path" d={line(70, 50, 80, 50)} />
    </>
  ),
};
