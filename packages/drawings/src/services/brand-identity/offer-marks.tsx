import { circle, cross, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { tick } from '#marks/mark-parts.ts';
import { lotus, smallLotus } from './lotus.ts';

/** The same letterhead on everything the company sends. */
const head = (x: number, y: number, w: number): string => rect(x, y, w, 7);

export const offerMarks = {
  // A spoken name, and the four questions it passes.
  'name-check': (
    <>
      <Shape d="M4 14h48v28h-30l-9 9v-9h-9z" />
      <Shape fill="solid" edge="none" d={rect(12, 24, 32, 8)} />
      <Stroke weight="path" d={[10, 25, 40, 55].map((y) => `M62 ${y}l4 4 7-8`)} />
      <Stroke weight="thin" d={[10, 25, 40, 55].map((y) => line(78, y, 90, y))} />
    </>
  ),

  // The mark in four cuts: large, small, in outline and reversed.
  'mark-and-wordmark': (
    <>
      <Stroke weight="thin" tone="soft" d={[rect(4, 6, 48, 30), 'M28 2v38']} />
      <Shape fill="solid" edge="none" d={[lotus([28, 36], 28), smallLotus([65, 26], 8)]} />
      <Shape fill="solid" edge="none" d={rect(4, 48, 48, 9)} />
      <Stroke d={lotus([82, 28], 10)} />
      <Shape fill="solid" d={rect(60, 38, 32, 22)} />
      <Shape fill="knock" d={smallLotus([76, 55], 13)} />
    </>
  ),

  // The same tone on light and on dark, and the pair that must not be used.
  'color-system': (
    <>
      <Shape d={rect(4, 8, 26, 48)} />
      <Shape fill="solid" d={rect(35, 8, 26, 48)} />
      <Shape fill="tint" d={rect(66, 8, 26, 48)} />
      <Shape fill="solid" edge="none" d={circle(17, 24, 8)} />
      <Shape fill="knock" d={circle(48, 24, 8)} />
      <Shape fill="soft" d={circle(79, 24, 8)} />
      <Stroke weight="path" d={tick(16, 45)} />
      <Stroke weight="path" tone="knock" d={tick(47, 45)} />
      <Stroke weight="path" tone="red" d={cross(74, 40, 10, 10)} />
    </>
  ),

  // A letter between its guide lines, and the same sound in another script.
  typography: (
    <>
      <Stroke weight="thin" d="M2 12h92M2 26h92M2 50h92" />
      <Shape
        fill="solid"
        edge="none"
        d="M6 50l15-38h8l15 38h-9l-3.5-9h-14l-3.5 9zM20 33h9l-4.5-12z"
      />
      <Stroke weight="wall" d="M52 27h38M82 27v23M82 38c-4-5-16-5-18 2s8 9 10 4" />
    </>
  ),

  // The old sentence, struck out, and the new one in the client's own voice.
  voice: (
    <>
      <Shape dash="dashed" d="M6 4h52v20h-36l-8 7v-7h-8z" />
      <Stroke weight="thin" d={writing(13, 11, 38, 2, 7)} />
      <Stroke weight="path" tone="red" d="M10 21l44-14" />
      <Shape fill="solid" d="M38 34h52v20h-6v7l-8-7h-38z" />
      <Stroke weight="path" tone="knock" d={line(46, 44, 76, 44)} />
    </>
  ),

  // A letter, a slide and a square picture with the same head.
  templates: (
    <>
      <Shape d={[rect(6, 6, 28, 52), rect(42, 6, 48, 28), rect(66, 40, 24, 18)]} />
      <Shape fill="solid" d={[head(6, 6, 28), head(42, 6, 48), head(66, 40, 24)]} />
      <Stroke weight="thin" d={[writing(11, 22, 18, 5, 7), writing(48, 20, 20, 2, 7)]} />
      <Shape fill="tint" d={rect(74, 17, 11, 12)} />
      <Stroke dash="dotted" d="M38 10v44M42 54h20" />
    </>
  ),
};
