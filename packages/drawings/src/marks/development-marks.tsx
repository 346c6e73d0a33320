import { Arrow } from '#line/Arrow.tsx';
import { hatch, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane, tick } from './mark-parts.ts';

/** One module per row, in alternating columns; the other parity fills the gaps. */
const modules = (parity: number): string[] =>
  range(3).map((row) => rect(61 + ((row + parity) % 2) * 16, 9 + row * 17, 12, 12));

const pins = [18, 25, 32, 39, 46];

export const developmentMarks = {
  // The old block is replaced, module by module.
  'application-modernization': (
    <>
      <Shape d={rect(8, 9, 32, 46)} />
      <Stroke weight="thin" d={hatch(8, 9, 32, 46, 6)} />
      <Arrow
        points={[
          [44, 32],
          [56, 32],
        ]}
        weight="path"
      />
      <Shape fill="solid" d={modules(0)} />
      <Shape d={modules(1)} />
    </>
  ),

  // The same tool: on the left as it was, on the right as it will be.
  'application-redesign': (
    <>
      <Stroke dash="dashed" d="M56 6h-48v52h32" />
      <Stroke weight="thin" dash="dotted" d={writing(15, 17, 28, 5, 8)} />
      <Shape d="M56 6h32v52h-48zM52 16h36" />
      <Shape fill="solid" d={rect(60, 23, 21, 12)} />
      <Stroke d={writing(55, 43, 26, 2, 7)} />
    </>
  ),

  // A piece cut to the shape of the process it goes into.
  'custom-software-development': (
    <>
      <Shape d="M8 30h20v12h12v8h16v-8h12v-12h20v28h-80z" />
      <Stroke weight="thin" dash="dotted" d={[line(28, 6, 28, 30), line(68, 6, 68, 30)]} />
      <Shape fill="solid" d="M28 4h40v18h-12v8h-16v-8h-12z" />
      <Arrow
        points={[
          [48, 34],
          [48, 47],
        ]}
      />
    </>
  ),

  // A chip and its traces.
  'embedded-software-development': (
    <>
      <Stroke d={pins.flatMap((y) => [line(20, y, 30, y), line(66, y, 76, y)])} />
      <Stroke
        weight="thin"
        d="M20 18h-12v-12M20 32h-16M20 46h-6v12M76 25h16M76 39h8v-33M76 46h12v12"
      />
      <Shape fill="solid" d={rect(30, 12, 36, 40)} />
      <Stroke tone="knock" d={rect(38, 21, 20, 22)} />
    </>
  ),

  // A phone with signal waves on both sides.
  'mobile-app-development': (
    <>
      <Stroke
        weight="thin"
        d="M26 22q-4 10 0 20M18 16q-6 16 0 32M10 10q-8 22 0 44M70 22q4 10 0 20M78 16q6 16 0 32M86 10q8 22 0 44"
      />
      <Shape d={roundRect(33, 3, 30, 58, 4)} />
      <Stroke d={line(44, 8, 52, 8)} />
      <Shape fill="tint" d={rect(38, 13, 20, 19)} />
      <Stroke weight="thin" d={writing(38, 38, 20, 2, 5)} />
      <Shape fill="solid" d={rect(38, 48, 20, 7)} />
    </>
  ),

  // The one part that must be proven, built for real inside a product that is only planned.
  'poc-development': (
    <>
      <Stroke dash="dashed" d={rect(8, 6, 80, 52)} />
      <Stroke weight="thin" dash="dotted" d="M8 6l25 15M88 6l-25 15M8 58l25-15M88 58l-25-15" />
      <Shape fill="solid" d={rect(33, 21, 30, 22)} />
      <Stroke weight="path" tone="knock" d={tick(47, 32)} />
    </>
  ),

  // Each release is built on all that came before it.
  'product-development': (
    <>
      <Shape
        d={range(4).flatMap((release) =>
          range(release).map((part) => rect(9 + release * 21, 45 - part * 13, 16, 10)),
        )}
      />
      <Shape
        fill="solid"
        d={range(4).map((release) => rect(9 + release * 21, 45 - release * 13, 16, 10))}
      />
      <Stroke d={line(4, 58, 92, 58)} />
    </>
  ),

  // A site: an address, and the pages behind it.
  'web-development': (
    <>
      <Shape d={pane(8, 6, 80, 52)} />
      <Stroke weight="thin" d={line(26, 10, 70, 10)} />
      <Stroke d="M48 28v15M25 43v-8h46v8" />
      <Shape fill="solid" d={rect(39, 20, 18, 9)} />
      <Shape d={[16, 39, 62].map((x) => rect(x, 43, 18, 9))} />
    </>
  ),
};
