import { circle, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

export const offerMarks = {
  // A finished page, and a pen for the client's own edits.
  'own-pen': (
    <>
      <Shape d={rect(8, 4, 56, 56)} />
      <Shape fill="solid" edge="none" d={rect(15, 11, 30, 7)} />
      <Stroke d={writing(15, 27, 34, 2, 7)} />
      <Stroke weight="path" d={line(15, 44, 32, 44)} />
      <Stroke weight="thin" d="M15 53h40" />
      <Shape d="M40 46l34-34 9 9-34 34-12 3z" />
      <Stroke d="M68 18l9 9" />
      <Shape fill="solid" edge="none" d="M38 54l3 3-4 1z" />
    </>
  ),

  // A tab that stays open all day: who is signed in, the list they work on, the figures.
  'open-all-day': (
    <>
      <Shape d="M6 12v-8h28v8h56v48h-84z" />
      <Stroke d={line(6, 12, 34, 12)} />
      <Shape fill="solid" d={[circle(17, 23, 4), 'M9 38a8 9 0 0 1 16 0z']} />
      <Stroke weight="thin" d={writing(11, 45, 12, 3, 5)} />
      <Stroke d={line(28, 12, 28, 60)} />
      <Stroke weight="thin" d="M34 20h50M34 28h50M34 36h50M50 20v16M68 20v16" />
      <Shape
        fill="solid"
        edge="none"
        d={[5, 9, 7, 13].map((h, i) => rect(36 + i * 12, 55 - h, 8, h))}
      />
    </>
  ),

  // A shelf in a shop window, and a standard cart.
  'standard-cart': (
    <>
      <Shape d={pane(8, 4, 80, 56)} />
      <Stroke weight="thin" d={line(14, 30, 40, 30)} />
      <Shape d={[rect(15, 20, 9, 10), rect(29, 20, 9, 10), rect(15, 40, 9, 10)]} />
      <Stroke weight="thin" d={line(14, 50, 40, 50)} />
      <Stroke weight="path" d="M44 20h6l5 22h22" />
      <Shape fill="solid" d="M51 25h30l-4 13h-23z" />
      <Shape fill="solid" edge="none" d={[circle(59, 50, 4), circle(74, 50, 4)]} />
    </>
  ),

  // Sockets of two versions on one wall: new partners use the new one, no one is unplugged.
  'versioned-sockets': (
    <>
      <Shape fill="solid" d={rect(42, 4, 16, 56)} />
      <Shape fill="knock" d={[rect(46, 11, 8, 12), rect(46, 41, 8, 12)]} />
      <Shape d={rect(14, 9, 20, 16)} />
      <Stroke weight="path" d="M34 13h8M34 21h8M4 17h10" />
      <Shape fill="solid" d={rect(14, 39, 20, 16)} />
      <Stroke weight="path" d="M34 43h8M34 51h8M4 47h10" />
      <Stroke d="M58 17h14M58 47h14" />
      <Shape d={[rect(72, 8, 18, 18), rect(72, 38, 18, 18)]} />
      <Stroke weight="path" d="M81 13v8M78 43v8M84 43v8" />
    </>
  ),

  // The file that delayed everything is pulled out, and the first words appear earlier.
  'file-pulled-out': (
    <>
      <Stroke dash="dashed" d={line(74, 24, 74, 60)} />
      <Stroke weight="path" d={line(36, 2, 36, 62)} />
      <Shape fill="solid" d={[rect(6, 5, 18, 9), rect(24, 17, 12, 9)]} />
      <Stroke dash="dashed" d={rect(36, 29, 38, 9)} />
      <Shape fill="tint" d={[rect(36, 41, 18, 8), rect(54, 52, 16, 8)]} />
      <Shape fill="solid" d="M50 15l36-12 3 9-36 12z" />
    </>
  ),

  // The page moves to a new place and keeps its rank on the podium.
  'kept-rank': (
    <>
      <Stroke dash="dashed" d={rect(14, 6, 18, 22)} />
      <Shape
        d={[rect(4, 42, 12, 16), rect(30, 46, 12, 12), rect(54, 42, 12, 16), rect(80, 46, 12, 12)]}
      />
      <Shape d={rect(16, 30, 14, 28)} />
      <Shape fill="solid" d={rect(66, 30, 14, 28)} />
      <Shape d={rect(64, 6, 18, 22)} />
      <Shape fill="solid" edge="none" d={rect(67, 10, 9, 4)} />
      <Stroke weight="thin" d={range(2).map((i) => line(67, 19 + i * 4, 79, 19 + i * 4))} />
      <Stroke weight="path" d={line(36, 17, 54, 17)} />
      <Shape fill="solid" edge="none" d="M61 17l-9-4v8z" />
    </>
  ),
};
