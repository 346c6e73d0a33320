import { Arrow } from '#line/Arrow.tsx';
import { circle, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

/** A brick wall in half bond; one brick is missing where an intruder came in. */
const bricks = [
  [36, 6, 18],
  [56, 6, 18],
  [76, 6, 14],
  [36, 20, 8],
  [46, 20, 18],
  [66, 20, 24],
  [56, 34, 18],
  [76, 34, 14],
  [36, 48, 8],
  [46, 48, 18],
  [66, 48, 24],
].map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 12));

export const offerMarks = {
  // One design for every block.
  'block-themes': (
    <>
      <Stroke d="M28 32h12M40 12v40M40 12h10M40 32h10M40 52h10" />
      <Shape fill="solid" d={circle(16, 32, 12)} />
      <Shape fill="knock" d="M16 24l7 16h-4l-1.500-4h-5l1.300-3h2.200l-1.500-4-3.500 11h-3z" />
      <Shape d={[4, 24, 44].map((y) => rect(52, y, 36, 16))} />
      <Shape fill="solid" d={[4, 24, 44].map((y) => rect(52, y, 12, 16))} />
      <Stroke weight="thin" d={[4, 24, 44].map((y) => writing(69, y + 6, 14, 2, 5))} />
    </>
  ),

  // Loose text becomes an event with a day, a face and a place.
  'content-model': (
    <>
      <Stroke weight="thin" d={writing(6, 12, 28, 6, 8)} />
      <Arrow
        weight="path"
        points={[
          [38, 32],
          [50, 32],
        ]}
      />
      <Shape d={rect(54, 4, 36, 56)} />
      <Shape fill="solid" d={rect(60, 10, 10, 10)} />
      <Stroke d="M75 15h10M75 33h10M75 51h10" />
      <Shape d={[circle(65, 29, 3.5), 'M59.500 39a5.500 5 0 0 1 11 0z', rect(60, 46, 10, 8)]} />
    </>
  ),

  // A block is pulled out of the tower, and the picture stays the same.
  'cleaning-up': (
    <>
      <Shape d={[6, 17, 39, 50].map((y) => rect(6, y, 30, 9))} />
      <Stroke dash="dashed" d={rect(6, 28, 30, 9)} />
      <Shape fill="solid" d={rect(22, 28, 30, 9)} />
      <Shape d={[pane(58, 4, 32, 24), pane(58, 36, 32, 24)]} />
      <Shape fill="solid" d={[rect(62, 15, 11, 9), rect(62, 47, 11, 9)]} />
      <Stroke d="M78 17h8M78 22h6M78 49h8M78 54h6" />
    </>
  ),

  // The hole is found first; then it gets its brick.
  'recovery-and-hardening': (
    <>
      <Shape d={bricks} />
      <Stroke weight="path" tone="red" dash="dashed" d="M4 60c4-12 16-19 34-20h14" />
      <Shape fill="solid" d={rect(6, 8, 18, 12)} />
      <Arrow
        points={[
          [17, 22],
          [34, 36],
        ]}
      />
    </>
  ),

  // Mostly text, with one thing to buy and one part behind a lock.
  'shop-and-members': (
    <>
      <Shape d={pane(8, 4, 80, 56)} />
      <Stroke weight="thin" d={writing(15, 20, 36, 5, 8)} />
      <Shape fill="tint" d={rect(58, 17, 24, 38)} />
      <Shape fill="solid" d={rect(63, 35, 14, 12)} />
      <Stroke weight="path" d="M66 35v-5a4 4 0 0 1 8 0v5" />
      <Shape fill="solid" d="M32 44h18l6 6-6 6h-18z" />
      <Shape fill="knock" d={circle(50, 50, 2)} />
    </>
  ),

  // The copy is updated first, then the site; a person hears the bell.
  'care-plans': (
    <>
      <Stroke dash="dashed" d={pane(6, 22, 32, 36)} />
      <Stroke weight="path" d="M22 52v-14M16 43l6-6 6 6" />
      <Shape d={pane(58, 22, 32, 36)} />
      <Stroke weight="path" d="M67 42l5 5 10-11" />
      <Arrow
        points={[
          [41, 44],
          [55, 44],
        ]}
      />
      <Shape fill="solid" d="M39 17c3-3 2-13 9-13s6 10 9 13z" />
      <Shape fill="solid" edge="none" d={circle(48, 20, 2.6)} />
      <Stroke d="M62 5q4 5 3 10M34 5q-4 5-3 10" />
    </>
  ),
};
